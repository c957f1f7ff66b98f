import { legalDayText, legalTimeText, money, planFeatures, planLimits } from '@mapa/domain';
import { Button, ChevronDownIcon, SectionTitle, media, token } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { CheckoutSettings, Plan, Quote } from '../model';
import { Row } from '../price/row';
import { periodOf, paymentOf, priceOf } from '../price/price';

export interface ContractSummaryProps {
  plan: Plan;
  /** Total for this student; unknown for a visitor. */
  quote: Quote | undefined;
  settings: CheckoutSettings;
}

const REGRET = 'Você pode desistir em até sete dias da compra e recebe de volta tudo o que pagou (CDC, art. 49).';

const renewalOf = ({ renova, preco_centavos }: Plan, quote: Quote | undefined): string => {
  if (!renova) return 'Não se renova: termina sozinho, sem nova cobrança.';
  const next = quote ? ` a partir de ${legalDayText(quote.vigente_ate)}` : '';
  return `Renova-se sozinho: ${money(preco_centavos)} todo mês no cartão${next}, até você cancelar em Minha Conta.`;
};

/**
 * Summary of the contract before payment (Decreto 7.962/2013): seller, plan, price, duration, and how to withdraw. In a
 * narrow window it is folded below the total, so that the payment is visible.
 */
export function ContractSummary({ plan, quote, settings: { vendedor, demonstracao } }: ContractSummaryProps) {
  const title = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Summary aria-labelledby={title}>
      <SectionTitle id={title}>Resumo do contrato</SectionTitle>
      <InShort>
        <p>
          <strong>{quote ? money(quote.total_centavos) : priceOf(plan)}</strong> plano {plan.nome},{' '}
          {plan.renova ? 'renova-se todo mês até você cancelar' : 'não se renova'}; sete dias para desistir.
        </p>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-controls={`${title}-contrato`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Recolher o contrato' : 'Ler o contrato'}
          <Turned size={18} aria-hidden $isOpen={isOpen} />
        </Button>
      </InShort>
      <Contract id={`${title}-contrato`} $isOpen={isOpen}>
        <Row name="Plano">
          {plan.nome}: {planFeatures(planLimits(plan.id)).join('; ')}
        </Row>
        <Row name="Preço">
          {priceOf(plan)} {periodOf(plan)}, {paymentOf(plan)}
        </Row>
        {quote && quote.credito_centavos > 0 ? (
          <Row name="Crédito do plano atual">− {money(quote.credito_centavos)}</Row>
        ) : null}
        {quote ? (
          <Row name="Total agora">
            <strong>{money(quote.total_centavos)}</strong>
          </Row>
        ) : null}
        <Row name="Vigência">
          {quote
            ? `De ${legalDayText(quote.vigente_de)} a ${legalDayText(quote.vigente_ate)}, se for pago hoje`
            : 'Começa assim que o pagamento for confirmado'}
        </Row>
        <Row name="Renovação">{renewalOf(plan, quote)}</Row>
        <Row name="Direito de arrependimento">
          {REGRET}
          {quote ? ` Comprando hoje, até ${legalTimeText(quote.arrependimento_ate)}, em Minha Conta.` : null}
        </Row>
        <Row name="Quem vende">
          {vendedor ? (
            <>
              {vendedor.nome}, <Whole>CNPJ {vendedor.cnpj}</Whole>, {vendedor.endereco}
            </>
          ) : demonstracao ? (
            'Ninguém: isto é uma demonstração.'
          ) : null}
        </Row>
      </Contract>
    </Summary>
  );
}

/** A number that must not wrap. */
const Whole = styled.span`
  white-space: nowrap;
`;

const InShort = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space.x1h};
  ${media.wide} {
    display: none;
  }
`;

const Turned = styled(ChevronDownIcon)<{ $isOpen: boolean }>`
  ${({ $isOpen }) => ($isOpen ? 'transform: rotate(180deg);' : '')}
`;

const Contract = styled.dl<{ $isOpen: boolean }>`
  display: grid;
  ${media.belowWide} {
    display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
  }
  & > div {
    padding-block: ${token.space.x1h};
    border-top: 1px solid ${token.color.rule};
  }
`;

const Summary = styled.section`
  display: grid;
  align-content: start;
  gap: ${token.space.x2};
  ${media.print} {
    display: none;
  }
  & dt {
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
  }
  & dd {
    font-variant-numeric: tabular-nums;
    line-height: ${token.leading.snug};
    text-wrap: pretty;
  }
  & strong {
    font-size: ${token.size.title3};
    font-weight: ${token.weight.strong};
  }
`;
