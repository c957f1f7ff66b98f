import { legalTimeText } from '@mapa/domain';
import { media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Payment } from '../model';
import { CodeToCopy } from './code-to-copy';
import { TimeLeft } from './time-left';

/** A pending PIX: QR code, the code to copy, and the remaining time. */
export function PixCode({ payment: { pix_codigo, pix_qr, vence_em } }: { payment: Payment }) {
  if (!pix_codigo) return <p>O código PIX ainda está sendo gerado. Ele aparece aqui assim que o provedor responder.</p>;
  return (
    <Pix>
      <div>
        <p>Copie o código e cole no aplicativo do seu banco, em PIX copia e cola; ou leia nele o QR code.</p>
        {vence_em ? (
          <p>
            Vale até {legalTimeText(vence_em)}, horário de Brasília. <TimeLeft until={vence_em} />
          </p>
        ) : null}
        <CodeToCopy label="PIX copia e cola" code={pix_codigo} action="Copiar código PIX" />
      </div>
      {pix_qr ? (
        <svg
          role="img"
          aria-label="QR code do PIX"
          viewBox={`0 0 ${pix_qr.lado} ${pix_qr.lado}`}
          shapeRendering="crispEdges"
        >
          <path d={pix_qr.caminho} fill="currentColor" />
        </svg>
      ) : null}
    </Pix>
  );
}

/**
 * The code to copy comes first, because a phone cannot scan its own screen. Cameras need a light background with a
 * margin.
 */
const Pix = styled.div`
  display: grid;
  gap: ${token.space.x3};
  ${media.medium} {
    grid-template-columns: 14rem minmax(0, 1fr);
    & > svg {
      grid-area: 1 / 1;
    }
    & > div:only-child {
      grid-column: 1 / -1;
    }
  }
  & > svg {
    width: 100%;
    max-width: 14rem;
    padding: ${token.space.x1};
    border: 1px solid ${token.color.rule};
    border-radius: ${token.radius.medium};
    background: ${token.color.plate};
  }
  & > div {
    display: grid;
    align-content: start;
    gap: ${token.space.x1h};
    min-width: 0;
  }
  & span {
    font-weight: ${token.weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;
