import { shareText } from '@mapa/domain';
import { Button, Cluster, Field, TextInput } from '@mapa/ui-kit';
import { useState } from 'react';
import type { Correction, Draft } from '../model';

interface SubjectFieldProps {
  draft: Draft;
  onCorrect: (correction: Correction) => Promise<boolean>;
}

const ARROW = ' → ';
const MOST_DEEP = 6;

const partsOf = (text: string): string[] =>
  text
    .split(/→|>/)
    .map((part) => part.replace(/\s+/g, ' ').trim().slice(0, 120))
    .filter(Boolean)
    .slice(0, MOST_DEEP);

/** The subject of a question: one of the best guesses by a click, or typed. */
export function SubjectField({ draft, onCorrect }: SubjectFieldProps) {
  const current = draft.assunto?.join(ARROW) ?? '';
  const [typed, setTyped] = useState<string>();
  const handleBlur = () => {
    if (typed === undefined) return;
    const assunto = partsOf(typed);
    setTyped(undefined);
    if (assunto.join(ARROW) !== current) void onCorrect({ assunto: assunto.length > 0 ? assunto : null });
  };
  return (
    <>
      <Field label="Assunto" hint="Matéria → assunto. Sem ele, vale o que o classificador disser." optional>
        <TextInput
          value={typed ?? current}
          maxLength={800}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onBlur={handleBlur}
        />
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
