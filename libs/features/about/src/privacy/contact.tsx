import { Link } from '@mapa/ui-kit';
import type { PrivacyPart, PrivacySetting } from './model';

/** Privacy policy: contact address, and how changes of the text are announced. */
export const contact = ({ email, helpUrl }: PrivacySetting): PrivacyPart => ({
  id: 'contato',
  title: 'Fale com o encarregado, e mudanças neste texto',
  text: (
    <>
      <p>
        Para qualquer pedido sobre os seus dados, {email ? 'escreva ao encarregado: ' : 'use o canal '}
        {email ? <Link to={`mailto:${email}`}>{email}</Link> : <Link to={helpUrl}>Fale Conosco</Link>}. Respondemos em
        até 15 dias.
      </p>
      <p>
        Quando este texto mudar no que diz, a data no alto muda junto. Uma mudança que reduza os seus direitos só vale
        depois de avisada.
      </p>
    </>
  ),
});
