import { routePath } from '@mapa/domain';
import { Button, Cluster, Link } from '@mapa/ui-kit';
import { useEffect, useRef } from 'react';
import { FocusScrollMargin, NoticeBar, NoticeRow } from './bar-look';
import type { Consent } from './consent';

export interface ConsentBarProps {
  /** The earlier choice, when asking again. */
  choice: Consent;
  onChoose: (choice: NonNullable<Consent>) => void;
}

const SO_FAR = { aceito: 'Até agora: você aceitou.', recusado: 'Até agora: você recusou.' };

/** Asks before any tag is loaded; both answers have equal weight. */
export function ConsentBar({ choice, onChoose }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null);
  // Moves the focus here only if the viewer asked for it.
  useEffect(() => {
    if (choice) bar.current?.focus();
  }, [choice]);
  return (
    <NoticeBar aria-label="Privacidade" tabIndex={-1} ref={bar}>
      <FocusScrollMargin />
      <NoticeRow>
        <p>
          Podemos medir, com o Google Tag Manager, como o Mapa é usado? Nada que identifique você é enviado, e nenhuma
          medição começa antes da sua resposta. {choice ? `${SO_FAR[choice]} ` : null}
          <Link to={routePath('privacy')}>Política de Privacidade</Link>
        </p>
        <Cluster>
          <Button variant="secondary" onClick={() => onChoose('recusado')}>
            Recusar
          </Button>
          <Button variant="secondary" onClick={() => onChoose('aceito')}>
            Aceitar
          </Button>
        </Cluster>
      </NoticeRow>
    </NoticeBar>
  );
}
