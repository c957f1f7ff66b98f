import { useReadPaperMutation, type ApiError } from '@mapa/api-client';
import { Button, Checkbox, Field, FieldError, TextInput, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Paper } from '../model';

/** Why reading a paper failed, with a button to read it again; its files are still stored. */
export function FailedReading({ paper }: { paper: Paper }) {
  const [booklet, setBooklet] = useState(paper.caderno ?? '');
  const [isForced, setIsForced] = useState(paper.gabarito_de_outra);
  const [read, { error, isLoading }] = useReadPaperMutation();
  const hasKey = paper.arquivos.some(({ parte }) => parte === 'gabarito');
  const handleRead = () =>
    read({ id: paper.id, caderno: booklet.trim() || null, gabarito_de_outra: hasKey && isForced });
  return (
    <Part aria-label="Leitura que falhou">
      <FieldError role="alert">{paper.problema}</FieldError>
      <p>
        Os arquivos continuam aqui. Corrija os dados da prova, se for o caso, e leia de novo; ou descarte a prova e
        traga outro arquivo.
      </p>
      {hasKey ? (
        <>
          <Field label="Caderno do gabarito" hint="Como “1 branca”. Sem isso, vale o que a própria prova diz." optional>
            <TextInput value={booklet} maxLength={300} onChange={({ target }) => setBooklet(target.value)} />
          </Field>
          <Checkbox checked={isForced} onChange={({ target }) => setIsForced(target.checked)}>
            O gabarito vale, embora diga que é de outra prova
          </Checkbox>
        </>
      ) : null}
      {error ? <FieldError role="alert">{(error as ApiError).message}</FieldError> : null}
      <Button busy={isLoading} onClick={() => void handleRead()}>
        Ler de novo
      </Button>
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  justify-items: start;
  gap: ${token.space.x2};
  max-width: ${token.measure.text};
`;
