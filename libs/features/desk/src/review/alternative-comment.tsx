import { Button } from '@mapa/ui-kit';
import { useState } from 'react';
import { RichEditor } from '../editor/rich-editor';

interface AlternativeCommentProps {
  /** Name of the alternative: B, 04, or Certo. */
  name: string;
  /** Safe HTML; empty without a comment. */
  html: string;
  onChange: (html: string) => void;
}

/** Why an alternative is right or wrong; a button until someone says it. */
export function AlternativeComment({ name, html, onChange }: AlternativeCommentProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [isOpen, setIsOpen] = useState(html !== '');
  // Cleared text leaves the field open: the person may be writing it anew.
  if (html !== '' && !isOpen) setIsOpen(true);
  const ask = () => {
    setIsAsked(true);
    setIsOpen(true);
  };
  return isOpen ? (
    <RichEditor small takesFocus={isAsked} label={`Comentário: ${name}`} html={html} onChange={onChange} />
  ) : (
    <Button variant="ghost" size="small" onClick={ask}>
      Comentar {name}
    </Button>
  );
}
