import { Button, Cluster } from '@mapa/ui-kit';
import { useState } from 'react';
import type { BankQuestion } from '../model';
import { KeyDialog } from './key-dialog';
import { MarkDialog, markTitle } from './mark-dialog';

/** What admin and master change of a question; each act asks for its reason. */
export function QuestionActs({ question, onEdit }: { question: BankQuestion; onEdit: () => void }) {
  const [act, setAct] = useState<
    { kind: 'key' } | { kind: 'mark'; mark: 'anulada' | 'desatualizada'; isSet: boolean }
  >();
  const handleClose = () => setAct(undefined);
  const marks = (['anulada', 'desatualizada'] as const).map((mark) => ({ mark, isSet: !question.questao[mark] }));
  return (
    <Cluster role="group" aria-label="Mudar a questão">
      <Button variant="secondary" size="small" onClick={() => setAct({ kind: 'key' })}>
        Corrigir o gabarito
      </Button>
      <Button variant="secondary" size="small" onClick={onEdit}>
        Editar o texto
      </Button>
      {marks.map(({ mark, isSet }) => (
        <Button key={mark} variant="secondary" size="small" onClick={() => setAct({ kind: 'mark', mark, isSet })}>
          {markTitle(mark, isSet)}
        </Button>
      ))}
      {act?.kind === 'key' ? <KeyDialog question={question} onClose={handleClose} /> : null}
      {act?.kind === 'mark' ? (
        <MarkDialog question={question} mark={act.mark} isSet={act.isSet} onClose={handleClose} />
      ) : null}
    </Cluster>
  );
}
