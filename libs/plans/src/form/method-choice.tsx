import { PAYMENT_METHODS, optionLabel, type PaymentMethod } from '@mapa/domain';
import { media, token } from '@mapa/ui-kit';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { styled } from 'styled-components';

const SAYS: Readonly<Record<PaymentMethod, string>> = {
  cartao: 'Resposta na hora',
  pix: 'Código que vale 30 minutos',
  boleto: 'Vence em 3 dias',
};

export interface MethodChoiceProps {
  methods: readonly PaymentMethod[];
  /** Of the form's field. */
  field: UseFormRegisterReturn;
}

/** The ways to pay a plan, as the radio buttons of one group. */
export function MethodChoice({ methods, field }: MethodChoiceProps) {
  return (
    <Group>
      <legend>Forma de pagamento</legend>
      <div>
        {methods.map((method) => (
          <label key={method}>
            <input type="radio" value={method} {...field} />
            <span>
              {optionLabel(PAYMENT_METHODS, method)}
              <small>{SAYS[method]}</small>
            </span>
          </label>
        ))}
      </div>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  & > legend {
    margin-bottom: ${token.space.half};
    font-size: ${token.size.small};
    font-weight: ${token.weight.strong};
  }
  & > div {
    display: grid;
    gap: ${token.space.x1};
    ${media.medium} {
      grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
    }
  }
  & label {
    display: flex;
    align-items: center;
    gap: ${token.space.x1h};
    min-height: ${token.target};
    padding: ${token.space.x1} ${token.space.x2};
    border: 1px solid ${token.color.edge};
    border-radius: ${token.radius.medium};
    background: ${token.color.sheet};
    line-height: ${token.leading.snug};
    cursor: pointer;
  }
  & label:has(:checked) {
    border-color: ${token.color.accent};
    background: ${token.color.accentWash};
  }
  & label:has(:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  & input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${token.color.accent};
    cursor: pointer;
  }
  & small {
    display: block;
    color: ${token.color.inkSoft};
    font-size: ${token.size.tiny};
  }
`;
