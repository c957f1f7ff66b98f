import { Button, Cluster } from '@mapa/ui-kit';
import { BULK_ACTS, optionLabel, type BulkAct } from '@mapa/domain';
import { useState } from 'react';
import { BulkDialog } from '../acts/bulk-dialog';
import type { BankQuestion } from '../model';
import { KeyDialog } from './key-dialog';
import { MarkDialog, markTitle } from './mark-dialog';

const SUBJECT_ACTS = ['assunto', 'aceitar_assunto'] as const;

/** Actions of admin and master on a question; each requires a reason. */
export function QuestionActs({ question, onEdit }: { question: BankQuestion; onEdit: () => void }) {
  const [act, setAct] = useState<
    | { kind: 'key' }
    | { kind: 'subject'; act: BulkAct }
    | { kind: 'mark'; mark: 'anulada' | 'desatualizada'; isSet: boolean }
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
      {SUBJECT_ACTS.map((one) =>
        one === 'aceitar_assunto' && !question.assunto_sugerido ? null : (
          <Button key={one} variant="secondary" size="small" onClick={() => setAct({ kind: 'subject', act: one })}>
            {optionLabel(BULK_ACTS, one)}
          </Button>
        ),
      )}
      {marks.map(({ mark, isSet }) => (
        <Button key={mark} variant="secondary" size="small" onClick={() => setAct({ kind: 'mark', mark, isSet })}>
          {markTitle(mark, isSet)}
        </Button>
      ))}
      {act?.kind === 'key' ? <KeyDialog question={question} onClose={handleClose} /> : null}
      {act?.kind === 'subject' ? (
        <BulkDialog act={act.act} ids={[question.questao.id]} onDone={handleClose} onClose={handleClose} />
      ) : null}
      {act?.kind === 'mark' ? (
        <MarkDialog question={question} mark={act.mark} isSet={act.isSet} onClose={handleClose} />
      ) : null}
    </Cluster>
  );
}
