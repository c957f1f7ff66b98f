import { shareText } from '@mapa/domain';
import { Button, Cluster, Field } from '@mapa/ui-kit';
import { useState } from 'react';
import { ARROW, partsOf, SubjectInput } from '../batch/subject-input';
import type { FieldProps } from './corrections/kept';

/** A typed subject; null if it is empty. */
function pathOf(text: string): string[] | null {
  const path = partsOf(text);
  return path.length > 0 ? path : null;
}

/** The subject of a question: one of the best guesses by a click, or typed. */
export function SubjectField({ draft, onKeep, onCorrect }: FieldProps) {
  const current = draft.assunto?.join(ARROW) ?? '';
  const [typed, setTyped] = useState<string>();
  const handleChange = (text: string) => {
    setTyped(text);
    onKeep({ assunto: pathOf(text) });
  };
  const handleDone = () => {
    if (typed === undefined) return;
    const assunto = pathOf(typed);
    setTyped(undefined);
    if ((assunto?.join(ARROW) ?? '') !== current) void onCorrect({ assunto });
  };
  return (
    <>
      <Field
        label="Assunto"
        hint="Matéria → assunto. Em branco, o classificador o diz na publicação, se tiver certeza."
        optional
      >
        <SubjectInput value={typed ?? current} onChange={handleChange} onDone={handleDone} />
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
