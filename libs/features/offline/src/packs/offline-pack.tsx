import type { PackSource } from '@mapa/api-client';
import { Button, CircleCheckIcon, DownloadIcon, lazyPart } from '@mapa/ui-kit';
import { useState } from 'react';
import { usePack } from './use-pack';

const PackDialog = lazyPart(() => import('./pack-dialog').then((module) => module.PackDialog), {
  onFailure: ({ onClose }) => onClose(),
});

export interface OfflinePackProps {
  source: PackSource;
  /** Name of the map or notebook. */
  name: string;
  /** Number of its questions. */
  questions: number;
}

/** Label of the button; a download continues while its dialog is closed. */
function wordsOf({ pack, step }: ReturnType<typeof usePack>): string {
  if (step.kind === 'taking') return `Baixando ${Math.floor((100 * step.done) / step.total)}%`;
  if (step.kind === 'failed') return 'Não baixou';
  return pack ? 'No aparelho' : 'Levar offline';
}

/** Downloads a map or notebook to this device, and shows the state of the download. */
export function OfflinePack({ source, name, questions }: OfflinePackProps) {
  const taken = usePack(source);
  const [isOpen, setIsOpen] = useState(false);
  if (!taken.isPossible || questions === 0) return null;
  const words = wordsOf(taken);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={
          taken.pack && taken.step.kind === 'idle' ? (
            <CircleCheckIcon size={16} aria-hidden />
          ) : (
            <DownloadIcon size={16} aria-hidden />
          )
        }
        aria-label={`${words}: ${name}`}
        onClick={() => setIsOpen(true)}
      >
        {words}
      </Button>
      {isOpen ? <PackDialog taken={taken} name={name} questions={questions} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
