import {
  CURRENCY,
  longLegalDayText,
  money,
  optionLabel,
  PAYMENT_METHODS,
  PAYMENT_REFUSALS,
  regretDeadline,
  routePath,
} from '@mapa/domain';
import { eq } from 'drizzle-orm';
import { type Database, type Letter, users } from '@mapa/server-platform';
import { payments, subscriptions } from '../tables/payments';
import { planPrices, plans } from '../tables/plans';

/** Sources of a letter about money: where links lead, and who sells. */
interface PaymentLetterSources {
  readonly db: Database;
  readonly siteUrl: string;
  readonly seller: string;
}

type Compose = (sources: PaymentLetterSources, id: string) => Promise<Letter | null>;
type Words = Pick<Letter, 'subject' | 'paragraphs' | 'notes'> & { label?: string };

const readPaid = async (db: Database, id: string) => {
  const [row] = await db
    .select({ payment: payments, plan: plans.name, user: users })
    .from(payments)
    .innerJoin(planPrices, eq(planPrices.id, payments.priceId))
    .innerJoin(plans, eq(plans.id, planPrices.planId))
    .innerJoin(users, eq(users.id, payments.studentId))
    .where(eq(payments.id, id));
  return row;
};
type Paid = NonNullable<Awaited<ReturnType<typeof readPaid>>>;

const readBought = async (db: Database, id: string) => {
  const [row] = await db
    .select({ subscription: subscriptions, plan: plans.name, price: planPrices.priceCents, user: users })
    .from(subscriptions)
    .innerJoin(planPrices, eq(planPrices.id, subscriptions.priceId))
    .innerJoin(plans, eq(plans.id, planPrices.planId))
    .innerJoin(users, eq(users.id, subscriptions.studentId))
    .where(eq(subscriptions.id, id));
  return row;
};
type Bought = NonNullable<Awaited<ReturnType<typeof readBought>>>;

const letterTo = (
  { id, email, name }: typeof users.$inferSelect,
  siteUrl: string,
  { label = 'Ver meus pagamentos', ...words }: Words,
): Letter => ({
  studentId: id,
  to: email,
  name,
  action: { label, href: `${siteUrl}${routePath('account')}` },
  ...words,
});

const ofPayment =
  (words: (paid: Paid, seller: string) => Words): Compose =>
  async ({ db, siteUrl, seller }, id) => {
    const paid = await readPaid(db, id);
    return paid ? letterTo(paid.user, siteUrl, words(paid, seller)) : null;
  };

const ofSubscription =
  (words: (bought: Bought) => Words | null): Compose =>
  async ({ db, siteUrl }, id) => {
    const bought = await readBought(db, id);
    const said = bought && words(bought);
    return said ? letterTo(bought.user, siteUrl, said) : null;
  };

const WHEN_IT_IS_BACK = 'No cartão, a devolução aparece em uma ou duas faturas; no PIX, em instantes.';

const howPaid = ({ method, instalments }: Paid['payment']) =>
  `${optionLabel(PAYMENT_METHODS, method)}${instalments > 1 ? ` em ${instalments} parcelas` : ''}`;

const withInterest = ({ totalPaidCents, amountCents }: Paid['payment']) =>
  totalPaidCents !== null && totalPaidCents > amountCents
    ? [`Com os juros do parcelamento, cobrados pela operadora, o total no cartão é de ${money(totalPaidCents)}.`]
    : null;

/** The letters about payments, by the id of a payment or of a subscription. */
export const PAYMENT_LETTERS = {
  receipt: ofPayment(({ payment, plan }, seller) => ({
    subject: 'Recibo do seu pagamento',
    paragraphs: [
      `Recebemos ${money(payment.amountCents)} pelo plano ${plan}, por ${howPaid(payment)}, em ${longLegalDayText(payment.paidAt ?? payment.createdAt)}. O plano já vale.`,
      `Vendido por ${seller}. Número do pagamento: ${payment.id}.`,
      ...(withInterest(payment) ?? []),
      payment.checkoutId
        ? `Você pode se arrepender desta compra até as 23h59 de ${longLegalDayText(regretDeadline(payment.paidAt ?? payment.createdAt))}, no horário de Brasília, na sua conta, com devolução de todo o valor.`
        : 'Esta é a renovação da sua assinatura. Ela pode ser cancelada quando você quiser, na sua conta.',
    ],
    notes: ['Este recibo não é uma nota fiscal.'],
  })),
  returned: ofPayment(({ payment, plan }) => {
    const isReais = payment.currency === CURRENCY;
    const why = isReais
      ? 'chegou quando a compra já não o esperava'
      : 'não foi cobrado em reais, e por isso o plano não começou';
    return {
      subject: isReais ? 'Devolvemos um pagamento repetido' : 'Devolvemos um pagamento',
      paragraphs: [
        `Um pagamento de ${money(payment.amountCents, payment.currency)} pelo plano ${plan} ${why}. Pedimos a devolução de todo o valor, sem que você precise fazer nada.`,
      ],
      notes: [WHEN_IT_IS_BACK],
    };
  }),
  refused: ofPayment(({ payment, plan }) => ({
    subject: 'Seu pagamento não foi aprovado',
    paragraphs: [
      `O pagamento do plano ${plan} estava em análise e não foi aprovado. Nada foi cobrado.`,
      PAYMENT_REFUSALS[payment.refusal ?? 'outro'],
    ],
    notes: [],
    label: 'Tentar de novo',
  })),
  disputed: ofPayment(({ payment, plan }) => ({
    subject: 'Seu pagamento foi contestado',
    paragraphs: [
      `O banco nos avisou que o pagamento de ${money(payment.amountCents)} pelo plano ${plan} foi contestado no cartão. O plano fica suspenso até a decisão.`,
    ],
    notes: ['Se não foi você quem contestou, fale com o seu banco.'],
  })),
  undone: ofPayment(({ payment, plan }) => ({
    subject: 'Seu pagamento foi devolvido',
    paragraphs: [
      `Devolvemos ${money(payment.refundedCents)} do plano ${plan}, que terminou. Mapas, cadernos, respostas e progresso continuam seus.`,
    ],
    notes: [WHEN_IT_IS_BACK],
  })),
  regretted: ofPayment(({ payment, plan }) => ({
    subject: 'Recebemos o seu arrependimento',
    paragraphs: [
      `A compra do plano ${plan} foi desfeita e o plano terminou agora. Vamos devolver ${money(payment.amountCents)}, todo o valor que você pagou.`,
      payment.method === 'boleto'
        ? 'O valor vai por transferência para a conta que você informou.'
        : 'O valor volta pelo mesmo meio: no PIX, em instantes; no cartão, em uma ou duas faturas.',
    ],
    notes: [`Número do pagamento: ${payment.id}.`],
  })),
  cancelled: ofSubscription(({ subscription, plan }) => ({
    subject: 'Seu plano foi cancelado',
    paragraphs: [
      subscription.endsAt > new Date()
        ? `O plano ${plan} não será mais renovado, e continua valendo até ${longLegalDayText(subscription.endsAt)}.`
        : `O plano ${plan} não será mais renovado, e terminou: o período pago ia até ${longLegalDayText(subscription.endsAt)}.`,
    ],
    notes: [],
  })),
  dunning: ofSubscription(({ subscription, plan, price }) =>
    subscription.state === 'em_atraso' && subscription.graceUntil
      ? {
          subject: 'A renovação do seu plano não foi paga',
          paragraphs: [
            `Não conseguimos cobrar ${money(price)} pela renovação do plano ${plan}. Vamos tentar de novo; confira o limite e a validade do seu cartão.`,
            `O plano continua valendo até ${longLegalDayText(subscription.graceUntil)}. Depois disso, você volta ao plano gratuito.`,
          ],
          notes: [],
          label: 'Ver minha conta',
        }
      : null,
  ),
  ended: ofSubscription(({ subscription, plan }) =>
    subscription.state === 'encerrada'
      ? {
          subject: 'Seu plano terminou',
          paragraphs: [
            `O plano ${plan} terminou e você voltou ao plano gratuito. Mapas, cadernos, respostas e progresso continuam seus.`,
          ],
          notes: [],
          label: 'Ver minha conta',
        }
      : null,
  ),
} as const satisfies Record<string, Compose>;
