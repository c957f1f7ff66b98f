import { minuteText } from '@mapa/domain';
import { Button, EmptyState, PauseIcon, PlayIcon } from '@mapa/ui-kit';
import type { Sitting } from '../model';

/** Shown during a pause: hides the questions while the clock is stopped. */
export function PausedNote({ view, isBusy, onResume }: { view: Sitting; isBusy: boolean; onResume: () => void }) {
  return (
    <EmptyState
      icon={<PauseIcon />}
      title="Simulado em pausa"
      action={
        <Button busy={isBusy} icon={<PlayIcon size={18} aria-hidden />} onClick={onResume}>
          Continuar
        </Button>
      }
    >
      {view.pausado_em === null ? null : `O relógio está parado desde ${minuteText(view.pausado_em)}. `}
      As pausas aparecem no resultado, e todas juntas duram até um dia.
    </EmptyState>
  );
}
