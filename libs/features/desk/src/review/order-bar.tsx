import { Button, Cluster, FieldError } from '@mapa/ui-kit';
import { useEffect, useState } from 'react';
import type { Draft, Paper } from '../model';
import { SplitDialog } from './split-dialog';
import { cutAt } from './split-pieces';
import { isTyping } from './typing';
import type { Rearrange } from './use-rearrange';

interface OrderBarProps {
  paper: Paper;
  draft: Draft;
  rearrange: Rearrange;
}

const UNDO: Readonly<Record<NonNullable<Paper['desfaz']>, string>> = {
  dividir: 'Desfazer a divisão (Z)',
  juntar: 'Desfazer a junção (Z)',
  mover: 'Desfazer a mudança de lugar (Z)',
  varias: 'Desfazer a mudança de várias (Z)',
};

/** Splits a question, joins it with the next, moves it, and undoes the last of these and of changes of several; each also by a key. */
export function OrderBar({ paper, draft, rearrange: { send, problem, isLoading } }: OrderBarProps) {
  const [isSplitting, setIsSplitting] = useState(false);
  const { posicao, revisoes } = draft;
  const seen = {
    posicao,
    revisoes: { enunciado: revisoes['enunciado'] ?? 0, alternativas: revisoes['alternativas'] ?? 0 },
  };
  const place = paper.lista.findIndex((line) => line.posicao === posicao) + 1;
  const isLast = place >= paper.lista.length;
  const move = (by: number) => {
    const para = place + by;
    if (para >= 1 && para <= paper.lista.length) void send({ ato: 'mover', posicao, para });
  };
  const join = () => (isLast ? undefined : void send({ ato: 'juntar', ...seen }));
  const undo = () => (paper.desfaz ? void send({ ato: 'desfazer' }) : undefined);
  const handleSplit = async (at: number) => {
    if (await send({ ato: 'dividir', ...seen, corte: cutAt(draft, at) })) setIsSplitting(false);
  };
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (event.altKey && key === 'arrowup') move(-1);
      else if (event.altKey && key === 'arrowdown') move(1);
      else if (event.altKey) return;
      else if (key === 'd') setIsSplitting(true);
      else if (key === 'u') join();
      else if (key === 'z') undo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  });
  return (
    <>
      <Cluster role="group" aria-label="Ordem e divisão">
        <Button variant="ghost" size="small" disabled={isLoading} onClick={() => setIsSplitting(true)}>
          Dividir em duas (D)
        </Button>
        <Button variant="ghost" size="small" disabled={isLoading || isLast} onClick={join}>
          Unir à próxima (U)
        </Button>
        <Button variant="ghost" size="small" disabled={isLoading || place <= 1} onClick={() => move(-1)}>
          Mover para antes (Alt+↑)
        </Button>
        <Button variant="ghost" size="small" disabled={isLoading || isLast} onClick={() => move(1)}>
          Mover para depois (Alt+↓)
        </Button>
        {paper.desfaz ? (
          <Button variant="secondary" size="small" disabled={isLoading} onClick={undo}>
            {UNDO[paper.desfaz]}
          </Button>
        ) : null}
      </Cluster>
      {problem && !isSplitting ? <FieldError role="alert">{problem}</FieldError> : null}
      {isSplitting ? (
        <SplitDialog
          draft={draft}
          busy={isLoading}
          problem={problem}
          onSplit={(at) => void handleSplit(at)}
          onClose={() => setIsSplitting(false)}
        />
      ) : null}
    </>
  );
}
