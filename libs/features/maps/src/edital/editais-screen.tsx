import { apiErrorOf, useEditaisQuery } from '@mapa/api-client';
import { dayText, EDITAL_FILE_BYTES, EDITAL_STATES, optionLabel, routePath } from '@mapa/domain';
import {
  Badge,
  type BadgeTone,
  Button,
  DropZone,
  ErrorState,
  Field,
  FieldError,
  FileButton,
  FileTextIcon,
  ItemTitle,
  Lead,
  Link,
  Meta,
  Page,
  PageTitle,
  SectionTitle,
  TextArea,
  token,
} from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { EditalLine } from '../model';
import { useBegin } from './use-begin';

/** Uploads an edital, as PDF or text, and lists earlier ones. */
export function EditaisScreen() {
  return (
    <Screen>
      <PageTitle>Do edital ao mapa</PageTitle>
      <Lead>
        Envie o edital do seu concurso: o Mapa encontra o programa do seu cargo e monta a ordem de estudo pelos pontos
        que cada assunto deve valer na prova.
      </Lead>
      <Source />
      <Sent />
    </Screen>
  );
}

function Source() {
  const { fromFile, fromText, refusal, isLoading } = useBegin();
  const [isPasting, setIsPasting] = useState(false);
  const [text, setText] = useState('');
  const handleFiles = ([file]: readonly File[]) => {
    if (file) fromFile(file);
  };
  return (
    <Zone label="Enviar um edital" onFiles={handleFiles}>
      <ZoneIcon size={32} aria-hidden />
      <Ways>
        <FileButton label="PDF do edital" accept="application/pdf,.pdf" busy={isLoading} onFiles={handleFiles}>
          Escolher o PDF
        </FileButton>
        <Button variant="ghost" aria-expanded={isPasting} onClick={() => setIsPasting(!isPasting)}>
          Colar o texto
        </Button>
      </Ways>
      {isPasting ? (
        <Paste>
          <Field label="Texto do edital" hint="Basta o conteúdo programático.">
            <TextArea rows={8} value={text} onChange={({ target }) => setText(target.value)} />
          </Field>
          <Button variant="secondary" busy={isLoading} onClick={() => fromText(text)}>
            Ler o texto
          </Button>
        </Paste>
      ) : null}
      {refusal ? <FieldError role="alert">{refusal}</FieldError> : null}
      <Limits>
        PDF com texto, de até {EDITAL_FILE_BYTES / 1024 / 1024} MB. O arquivo é apagado assim que é lido, e só você vê o
        que foi lido dele.
      </Limits>
    </Zone>
  );
}

const TONES: Partial<Record<EditalLine['estado'], BadgeTone>> = { lido: 'success', falhou: 'danger' };

function Sent() {
  const { data, error, isFetching, refetch } = useEditaisQuery();
  if (!data && error)
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {apiErrorOf(error).message}
      </ErrorState>
    );
  if (!data || data.data.length === 0) return null;
  return (
    <section>
      <SectionTitle>Editais enviados</SectionTitle>
      <Rows aria-label="Editais enviados">
        {data.data.map(({ id, nome, estado, mapa_id, criado_em }) => (
          <li key={id}>
            <Head>
              <ItemTitle>
                <Link to={routePath('edital', { id })}>{nome}</Link>
              </ItemTitle>
              {mapa_id === null ? (
                <Badge tone={TONES[estado] ?? 'info'}>{optionLabel(EDITAL_STATES, estado)}</Badge>
              ) : (
                <Badge tone="accent">Com mapa</Badge>
              )}
            </Head>
            <Meta>{dayText(criado_em)}</Meta>
          </li>
        ))}
      </Rows>
    </section>
  );
}

const Screen = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x3};
  padding-block: ${token.space.x4} ${token.space.x8};
`;

const Zone = styled(DropZone)`
  justify-items: center;
  gap: ${token.space.x2};
  padding: ${token.space.x4} ${token.space.x2};
  text-align: center;
`;

const ZoneIcon = styled(FileTextIcon)`
  color: ${token.color.accent};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space.x1};
`;

const Paste = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space.x1h};
  width: 100%;
  max-width: 44rem;
  text-align: start;
  & > :first-child {
    width: 100%;
  }
`;

const Limits = styled.p`
  max-width: 34rem;
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  text-wrap: balance;
`;

const Rows = styled.ul`
  margin-top: ${token.space.x1};
  & > li {
    padding-block: ${token.space.x1h};
    border-bottom: 1px solid ${token.color.rule};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half} ${token.space.x1h};
  overflow-wrap: anywhere;
`;
