import { useCallback, useEffect, useRef, useState } from 'react';
import { loadMercadoPago, type CardProvider, type MercadoPago, type PayerCost, type SecureName } from './mercado-pago';

/** The card data that is sent: a token, and the provider's facts about the card. */
export interface PaidCard {
  cartao_token: string;
  bandeira: string;
  emissor?: string;
}

/** The frames of a card, in the order of the form. */
export const SECURE_FIELDS: readonly { name: SecureName; label: string; placeholder: string; wrong: string }[] = [
  { name: 'cardNumber', label: 'Número do cartão', placeholder: '', wrong: 'Confira o número do cartão.' },
  {
    name: 'expirationDate',
    label: 'Validade (MM/AA)',
    placeholder: 'MM/AA',
    wrong: 'Confira a validade, mês e ano, de um cartão que ainda vale.',
  },
  { name: 'securityCode', label: 'Código de segurança', placeholder: '', wrong: 'Confira o código de segurança.' },
];

/** Id of the element into which the provider inserts a field's frame. */
export const containerId = (name: SecureName): string => `cartao-${name}`;

const READY_MS = 15_000;
const UNKNOWN_CARD = 'Este cartão não é aceito. Confira o número, ou use outro cartão de crédito.';
const NOT_SENT =
  'O provedor de pagamentos não recebeu os dados do cartão e nada foi cobrado. Tente de novo, ou pague de outra forma.';

interface CardKind extends Omit<PaidCard, 'cartao_token'> {
  costs: readonly PayerCost[];
}

type Problems = Partial<Record<SecureName, string>>;

/** The frames concerned by the provider's refusal to create a token; empty if it names none. */
function problemsIn(error: unknown): Problems {
  const causes: unknown[] = Array.isArray(error) ? error : [];
  const named = causes.map((cause) => String((cause as { field?: unknown } | null)?.field));
  // The provider treats an expiry date as month and year.
  const isAbout = (name: SecureName) =>
    named.some((field) => field === name || (name === 'expirationDate' && field.startsWith('expiration')));
  return Object.fromEntries(SECURE_FIELDS.flatMap(({ name, wrong }) => (isAbout(name) ? [[name, wrong]] : [])));
}

async function kindOf(mp: MercadoPago, bin: string, totalCents: number) {
  const { results } = await mp.getPaymentMethods({ bin });
  const method = results.find(({ payment_type_id }) => payment_type_id === 'credit_card');
  if (!method) return null;
  // Without a response, only one instalment is offered, whose amount is known.
  const found = await mp
    .getInstallments({ amount: String(totalCents / 100), bin, locale: 'pt-BR' })
    .catch(() => [] as { payer_costs: PayerCost[] }[]);
  const issuer = method.issuer?.id;
  const kind: CardKind = {
    bandeira: method.id,
    ...(issuer === undefined ? {} : { emissor: String(issuer) }),
    costs: found[0]?.payer_costs ?? [],
  };
  return { kind, settings: method.settings?.[0] };
}

/**
 * The card fields of Mercado Pago: frames of its own origin, so that neither this page nor our server ever has a
 * number.
 * @param provider null without such fields
 * @param isShown whether their containers are mounted
 */
export function useSecureCard(provider: CardProvider | null, isShown: boolean, totalCents: number) {
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [round, setRound] = useState(0);
  const [kind, setKind] = useState<CardKind | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const mp = useRef<MercadoPago | null>(null);
  const focus = useRef<Partial<Record<SecureName, () => void>>>({});
  const made = useRef<{ of: string; token: string } | null>(null);
  const { sdkUrl, publicKey } = provider ?? {};

  useEffect(() => {
    if (sdkUrl === undefined || publicKey === undefined || !isShown) return;
    let isGone = false;
    let bins = 0;
    const unmounts: (() => void)[] = [];
    const waiting = new Set<SecureName>(SECURE_FIELDS.map(({ name }) => name));
    const fail = () => {
      if (!isGone) setStatus('failed');
    };
    // A blocked frame sends no event.
    const timer = setTimeout(fail, READY_MS);

    function mount(instance: MercadoPago): void {
      mp.current = instance;
      const fields = SECURE_FIELDS.map(({ name, label, placeholder }) => {
        const field = instance.fields.create(name, {
          placeholder,
          srLabel: label,
          ariaRequired: true,
          style: { fontSize: '16px', height: '100%', width: '100%' },
          ...(name === 'expirationDate' ? { mode: 'short' } : {}),
          ...(name === 'cardNumber' ? { enableLuhnValidation: true } : {}),
        });
        field.on('ready', () => {
          waiting.delete(name);
          if (waiting.size > 0 || isGone) return;
          clearTimeout(timer);
          setStatus('ready');
        });
        field.on('change', () => {
          made.current = null;
          setProblems(({ [name]: _mended, ...others }) => others);
        });
        focus.current[name] = () => field.focus?.();
        unmounts.push(() => field.unmount());
        return [name, field] as const;
      });
      const { cardNumber, securityCode } = Object.fromEntries(fields) as Record<SecureName, (typeof fields)[0][1]>;
      cardNumber.on('binChange', ({ bin }) => {
        const turn = (bins += 1);
        setKind(null);
        if (!bin) return;
        kindOf(instance, bin, totalCents)
          .then((found) => {
            if (isGone || turn !== bins) return;
            if (!found) return setProblems({ cardNumber: UNKNOWN_CARD });
            setKind(found.kind);
            if (found.settings?.security_code) securityCode.update({ settings: found.settings.security_code });
            if (found.settings?.card_number) cardNumber.update({ settings: found.settings.card_number });
          })
          .catch(() => {
            if (!isGone && turn === bins) setProblems({ cardNumber: UNKNOWN_CARD });
          });
      });
      for (const [name, field] of fields) field.mount(containerId(name));
    }

    loadMercadoPago({ sdkUrl, publicKey })
      .then((instance) => {
        if (!isGone) mount(instance);
      })
      .catch(fail);
    return () => {
      isGone = true;
      clearTimeout(timer);
      unmounts.forEach((unmount) => unmount());
      mp.current = null;
      made.current = null;
      setStatus('loading');
      setKind(null);
      setProblems({});
    };
  }, [sdkUrl, publicKey, isShown, totalCents, round]);

  const say = useCallback((found: Problems): null => {
    setProblems(found);
    const first = SECURE_FIELDS.find(({ name }) => found[name]);
    if (first) focus.current[first.name]?.();
    return null;
  }, []);

  /**
   * The token of the typed card, the same during one attempt; a sentence on failure; null where a field shows the
   * error.
   */
  const cardOf = async (name: string, cpf: string): Promise<PaidCard | string | null> => {
    const instance = mp.current;
    if (!instance || status !== 'ready') return NOT_SENT;
    if (!kind) return say({ cardNumber: problems.cardNumber ?? 'Preencha os dados do cartão.' });
    const { costs: _costs, ...card } = kind;
    const of = `${name} ${cpf}`;
    if (made.current?.of === of) return { cartao_token: made.current.token, ...card };
    try {
      const answer = await instance.fields.createCardToken({
        cardholderName: name,
        identificationType: 'CPF',
        identificationNumber: cpf.replace(/\D/g, ''),
      });
      if (!answer?.id) return NOT_SENT;
      made.current = { of, token: answer.id };
      return { cartao_token: answer.id, ...card };
    } catch (error) {
      const found = problemsIn(error);
      return Object.keys(found).length > 0 ? say(found) : NOT_SENT;
    }
  };

  return {
    status,
    problems,
    costs: kind?.costs ?? [],
    cardOf,
    /** Call it when the attempt is settled, because a token can be used once. */
    forget: useCallback(() => void (made.current = null), []),
    retry: useCallback(() => setRound((times) => times + 1), []),
  };
}

/** State and functions of a provider's card fields. */
export type SecureCard = ReturnType<typeof useSecureCard>;
