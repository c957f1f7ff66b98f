import { Button, Cluster, FieldError, FileButton, ImageIcon, VisuallyHidden, token } from '@mapa/ui-kit';
import { escapeHtml } from '@mapa/domain';
import { use, useEffect, useId, useRef, useState, type ClipboardEvent, type DragEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import { PicturePlace } from './picture-place';

interface RichEditorProps {
  label: string;
  /** Safe HTML from the server; a new value replaces the content. */
  html: string;
  onChange: (html: string) => void;
  small?: boolean;
  /** Takes the focus when it appears. */
  takesFocus?: boolean;
}

const COMMANDS = [
  { command: 'bold', label: 'Negrito', sign: 'N' },
  { command: 'italic', label: 'Itálico', sign: 'I' },
  { command: 'superscript', label: 'Sobrescrito', sign: 'x²' },
  { command: 'subscript', label: 'Subscrito', sign: 'x₂' },
] as const;

/** Runs a browser editing command on the selection: only these commands keep the browser's undo history. */
const run = (command: string, value?: string): boolean => document.execCommand(command, false, value);

/** Edits a text of a question in place, with its pictures and formulas (as TeX). The server sanitises the result. */
export function RichEditor({ label, html, onChange, small = false, takesFocus = false }: RichEditorProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const root = place.current;
    // Text being typed stays: the server's form of it is shown at the next opening.
    if (!root || shown.current === html || root.contains(document.activeElement)) return;
    shown.current = html;
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    root.replaceChildren(...body.childNodes);
  }, [html]);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  const handleInput = () => {
    const text = place.current?.innerHTML ?? '';
    shown.current = text;
    onChange(text);
  };
  const { takePicture, problem, isTaking, put } = usePictures(place);
  const handlePaste = (event: ClipboardEvent) => {
    const pictures = picturesIn(event.clipboardData);
    event.preventDefault();
    if (takePicture && pictures.length > 0) return void put(pictures);
    // Plain text only: formatting of other programs does not belong to a question.
    run('insertText', event.clipboardData.getData('text/plain'));
  };
  const handleDrop = (event: DragEvent) => {
    const pictures = picturesIn(event.dataTransfer);
    if (!takePicture || pictures.length === 0) return;
    event.preventDefault();
    void put(pictures);
  };
  return (
    <div>
      <Bar>
        <span id={id}>{label}</span>
        <Cluster $gap="half" role="group" aria-label={`Formatar: ${label}`}>
          {COMMANDS.map(({ command, label: name, sign }) => (
            <Button
              key={command}
              variant="ghost"
              size="small"
              // Keeps the selection in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                place.current?.focus();
                run(command);
              }}
            >
              <span aria-hidden>{sign}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          ))}
          {takePicture ? <PictureButton label={label} busy={isTaking} onChoose={(files) => void put(files)} /> : null}
        </Cluster>
      </Bar>
      <Text
        ref={place}
        role="textbox"
        aria-multiline
        aria-labelledby={id}
        tabIndex={0}
        contentEditable
        suppressContentEditableWarning
        $small={small}
        onInput={handleInput}
        onPaste={handlePaste}
        onDrop={handleDrop}
      />
      {problem ? <FieldError role="alert">{problem}</FieldError> : null}
    </div>
  );
}

const picturesIn = ({ files }: DataTransfer): File[] => [...files].filter(({ type }) => type.startsWith('image/'));

/** Inserts pictures at the cursor once the server has stored them. */
function usePictures(place: RefObject<HTMLDivElement | null>) {
  const takePicture = use(PicturePlace);
  const [problem, setProblem] = useState<string | null>(null);
  const [isTaking, setIsTaking] = useState(false);
  const put = async (files: readonly File[]) => {
    setIsTaking(true);
    setProblem(null);
    for (const file of files) {
      const taken = await takePicture?.(file);
      if (taken && 'problem' in taken) setProblem(taken.problem);
      if (!taken || 'problem' in taken) continue;
      place.current?.focus();
      run('insertHTML', `<img src="${escapeHtml(taken.address)}" alt="">`);
    }
    setIsTaking(false);
  };
  return { takePicture, problem, isTaking, put };
}

interface PictureButtonProps {
  label: string;
  busy: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** Chooses pictures from the device. */
function PictureButton({ label, busy, onChoose }: PictureButtonProps) {
  return (
    <FileButton
      label={`Figura: ${label}`}
      accept="image/*"
      multiple
      variant="ghost"
      size="small"
      busy={busy}
      onMouseDown={(event) => event.preventDefault()}
      onFiles={onChoose}
    >
      <ImageIcon size={16} aria-hidden />
      <VisuallyHidden>Pôr uma figura</VisuallyHidden>
    </FileButton>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.half};
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
`;

const Text = styled.div<{ $small: boolean }>`
  min-height: ${({ $small }) => ($small ? token.target : '8rem')};
  padding: ${token.space.x1} ${token.space.x1h};
  border: 1px solid ${token.color.edge};
  border-radius: ${token.radius.medium};
  background: ${token.color.sheet};
  font-family: ${token.family.serif};
  overflow-wrap: anywhere;
  overflow-x: auto;
  & img {
    max-width: 100%;
    height: auto;
  }
  /* A formula is its TeX here. */
  & [class^='math-'] {
    padding-inline: ${token.space.half};
    border-radius: ${token.radius.small};
    background: ${token.color.well};
    font-family: ${token.family.mono};
    font-size: ${token.size.small};
  }
  & p + p {
    margin-top: ${token.space.x1};
  }
  & table {
    border-collapse: collapse;
  }
  & td,
  & th {
    padding: ${token.space.half} ${token.space.x1};
    border: 1px solid ${token.color.rule};
  }
`;
