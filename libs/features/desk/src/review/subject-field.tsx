import { shareText } from '@mapa/domain';
import { Button, Cluster, Field } from '@mapa/ui-kit';
import { useState } from 'react';
import { ARROW, partsOf, SubjectInput } from '../batch/subject-input';
import type { Correction, Draft } from '../model';

interface SubjectFieldProps {
  draft: Draft;
  onCorrect: (correction: Correction) => Promise<boolean>;
}

/** The subject of a question: one of the best guesses by a click, or typed. */
export function SubjectField({ draft, onCorrect }: SubjectFieldProps) {
  const current = draft.assunto?.join(ARROW) ?? '';
  const [typed, setTyped] = useState<string>();
  const handleDone = () => {
    if (typed === undefined) return;
    const assunto = partsOf(typed);
    setTyped(undefined);
    if (assunto.join(ARROW) !== current) void onCorrect({ assunto: assunto.length > 0 ? assunto : null });
  };
  return (
    <>
      <Field
        label="Assunto"
        hint="Matéria → assunto. Em branco, o classificador o diz na publicação, se tiver certeza."
        optional
      >
        <SubjectInput value={typed ?? current} onChange={setTyped} onDone={handleDone} />
      </Field>
      {draft.sugestoes.length > 0 ? (
        <Cluster role="group" aria-label="Sugestões de assunto">
          {draft.sugestoes.map(({ assunto, probabilidade }, at) => (
            <Button
              key={assunto.join(ARROW)}
              variant="secondary"
              size="small"
              onClick={() => void onCorrect({ assunto })}
            >
              {at + 1}. {assunto.join(ARROW)}
              {probabilidade === null ? '' : ` (${shareText(probabilidade)})`}
            </Button>
          ))}
        </Cluster>
      ) : null}
    </>
  );
}
