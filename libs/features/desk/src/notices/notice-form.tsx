import { routePath } from '@mapa/domain';
import { Button, FieldError, ItemTitle, Meta, toast, token } from '@mapa/ui-kit';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { DeskNotice } from '../model';
import { NoticeField } from './notice-field';
import { FIELDS_OF_PAPER, NOTICE_PARTS } from './notice-fields';
import { RemoveButton } from './remove-button';
import { useNoticeForm } from './use-notice-form';

const WARNING_MS = 12_000;

/** The form of a notice; of a new one if none is given. @param isReadOnly for those who may not change it */
export function NoticeForm({ notice, isReadOnly }: { notice?: DeskNotice; isReadOnly: boolean }) {
  const form = useNoticeForm(notice);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const element = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  const handleSave = async (event: FormEvent) => {
    event.preventDefault();
    const stored = await form.save();
    if (!stored) {
      // After the errors were rendered.
      setTimeout(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    toast.success('Concurso guardado.');
    if (notice) return setWarnings(stored.avisos);
    // The form is replaced by that of the stored notice.
    stored.avisos.forEach((warning) => toast(warning, { duration: WARNING_MS }));
    void navigate(routePath('deskNotice', { id: stored.concurso.id }), { replace: true });
  };

  return (
    <Form noValidate ref={element} aria-label="Concurso" onSubmit={(event) => void handleSave(event)}>
      {NOTICE_PARTS.map(({ title, fields }) => (
        <Part key={title}>
          <legend>
            <ItemTitle as="span">{title}</ItemTitle>
          </legend>
          <Fields>
            {fields.map((name) => (
              <NoticeField
                key={name}
                name={name}
                value={form.values[name]}
                error={form.problemOf(name)}
                theirs={form.conflicts?.[name]}
                disabled={isReadOnly || Boolean(notice?.tem_prova && isOfPaper(notice, name))}
                onChange={(value) => form.setValue(name, value)}
              />
            ))}
          </Fields>
        </Part>
      ))}
      {form.conflicts ? (
        <FieldError role="alert">
          Outra pessoa mudou este concurso enquanto você escrevia, e nada se perdeu: o que você não mudou está como ela
          deixou{Object.keys(form.conflicts).length > 0 ? ', e os campos que os dois mudaram mostram os dois' : ''}.
          Confira e guarde de novo.
        </FieldError>
      ) : null}
      {form.failure ? <FieldError role="alert">{form.failure}</FieldError> : null}
      {warnings.length > 0 ? (
        <Warnings role="status">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </Warnings>
      ) : null}
      {isReadOnly ? null : (
        <Foot>
          <Button type="submit" busy={form.isBusy}>
            {notice ? 'Guardar' : 'Criar o concurso'}
          </Button>
          <Meta role="status">{notice && form.isChanged ? 'Há mudanças que não foram guardadas.' : null}</Meta>
          {notice ? <RemoveButton notice={notice} /> : null}
        </Foot>
      )}
    </Form>
  );
}

/** Whether a field says what the paper of the notice decides; the paper may lack it. */
const isOfPaper = ({ campos }: DeskNotice, name: keyof DeskNotice['campos']): boolean =>
  FIELDS_OF_PAPER.includes(name) && campos[name] !== null;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x3};
  max-width: 52rem;
`;

const Part = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  & > legend {
    margin-bottom: ${token.space.x1};
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: ${token.space.x2};
`;

const Warnings = styled.ul`
  display: grid;
  gap: ${token.space.half};
  padding: ${token.space.x2};
  border-left: 3px solid ${token.color.warning};
  background: ${token.color.well};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1h};
  & > :last-child {
    margin-left: auto;
  }
`;
