import { PAYMENT_METHODS, optionLabel, type PaymentMethod } from '@mapa/domain';
import { Radio, RadioGroup } from '@mapa/ui-kit';
import type { UseFormRegisterReturn } from 'react-hook-form';

const SAYS: Readonly<Record<PaymentMethod, string>> = {
  cartao: 'Resposta na hora',
  pix: 'Código que vale 30 minutos',
  boleto: 'Vence em 3 dias',
};

export interface MethodChoiceProps {
  methods: readonly PaymentMethod[];
  /** Registration of the form's field. */
  field: UseFormRegisterReturn;
}

/** The payment methods of a plan, as radio buttons. */
export function MethodChoice({ methods, field }: MethodChoiceProps) {
  return (
    <RadioGroup legend="Forma de pagamento" layout="cards">
      {methods.map((method) => (
        <Radio key={method} value={method} facts={SAYS[method]} {...field}>
          {optionLabel(PAYMENT_METHODS, method)}
        </Radio>
      ))}
    </RadioGroup>
  );
}
