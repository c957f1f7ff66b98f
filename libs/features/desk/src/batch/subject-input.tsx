import { useDeskSubjectsQuery } from '@mapa/api-client';
import { normalisedText } from '@mapa/domain';
import { TextInput } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { flat, treeOf } from '../subjects/subject-nodes';

interface SubjectInputProps {
  value: string;
  onChange: (text: string) => void;
  /** The person has left the field, or pressed Enter. */
  onDone?: () => void;
}

export const ARROW = ' → ';
const MOST_DEEP = 6;
const MOST_SHOWN = 30;

/** The names in a typed subject, from the matéria down. */
export const partsOf = (text: string): string[] =>
  text
    .split(/→|>|›/)
    .map((part) => part.replace(/\s+/g, ' ').trim().slice(0, 120))
    .filter(Boolean)
    .slice(0, MOST_DEEP);

/** A subject, typed with the bank's own as completions; Escape leaves the field. */
export function SubjectInput({ value, onChange, onDone }: SubjectInputProps) {
  const list = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { currentData } = useDeskSubjectsQuery(undefined, { skip: !isOpen });
  const words = normalisedText(value).trim();
  const labels = flat(treeOf(currentData?.assuntos ?? [])).map(({ label }) => label.replaceAll(' › ', ARROW));
  return (
    <>
      <TextInput
        value={value}
        list={list}
        maxLength={800}
        autoComplete="off"
        onFocus={() => setIsOpen(true)}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onDone}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter' || key === 'Escape') currentTarget.blur();
        }}
      />
      <datalist id={list}>
        {labels
          .filter((label) => normalisedText(label).includes(words))
          .slice(0, MOST_SHOWN)
          .map((label) => (
            <option key={label} value={label} />
          ))}
      </datalist>
    </>
  );
}
