import { useBeginPaperMutation, useDeskPapersQuery, type ApiError } from '@mapa/api-client';
import { counted, DESK_PAPER_STATES, dayText, optionLabel, routePath } from '@mapa/domain';
import { Badge, EmptyState, FileTextIcon, ItemTitle, Link, Meta, token, type BadgeTone } from '@mapa/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { FoundRows } from '../lists/found';
import type { PaperLine } from '../model';
import { partsOf } from './dropped-files';
import { PaperDrop } from './paper-drop';
import { keepFiles } from './pending-files';

/** Uploads papers, and lists them. */
export function Papers() {
  const [page, setPage] = useState(1);
  const [refusal, setRefusal] = useState<string>();
  const [begin, { isLoading }] = useBeginPaperMutation();
  const navigate = useNavigate();
  const query = useDeskPapersQuery({ page });

  const handleFiles = async (chosen: readonly File[]) => {
    const parts = partsOf(chosen);
    if ('refusal' in parts) return setRefusal(parts.refusal);
    setRefusal(undefined);
    const id = crypto.randomUUID();
    const { questoes, gabarito } = parts.files;
    const arquivos = [
      ...(questoes ? [{ parte: 'questoes' as const, nome: questoes.name, tamanho: questoes.size }] : []),
      ...(gabarito ? [{ parte: 'gabarito' as const, nome: gabarito.name, tamanho: gabarito.size }] : []),
    ];
    const { data, error } = await begin({ id, arquivos });
    if (!data) return setRefusal((error as ApiError).message);
    keepFiles(id, parts.files);
    void navigate(routePath('deskPaper', { id }));
  };

  return (
    <>
      <PaperDrop busy={isLoading} refusal={refusal} onFiles={(files) => void handleFiles(files)} />
      <FoundRows
        label="Provas"
        query={query}
        count={(total) => counted(total, 'prova na mesa', 'provas na mesa')}
        failure="As provas não puderam ser carregadas"
        empty={
          <EmptyState icon={<FileTextIcon />} title="Nenhuma prova na mesa">
            Traga a primeira: o arquivo das questões e, se houver, o gabarito.
          </EmptyState>
        }
        pages={{ onPage: setPage }}
      >
        {({ data }) => data.map((paper) => <PaperRow key={paper.id} paper={paper} />)}
      </FoundRows>
    </>
  );
}

function PaperRow({ paper }: { paper: PaperLine }) {
  const { id, nome, autor, criada_em } = paper;
  return (
    <li>
      <Head>
        <ItemTitle as="h2">
          <Link to={routePath('deskPaper', { id })}>{nome}</Link>
        </ItemTitle>
        <StateBadge paper={paper} />
      </Head>
      <p>{countsText(paper)}</p>
      <Meta>
        {dayText(criada_em)} · {autor ?? 'conta excluída'}
      </Meta>
    </li>
  );
}

const TONES: Partial<Record<PaperLine['estado'], BadgeTone>> = {
  revisao: 'warning',
  publicada: 'success',
  falhou: 'danger',
};

/** The state of a paper as a badge. */
export function StateBadge({ paper: { estado } }: { paper: Pick<PaperLine, 'estado'> }) {
  return <Badge tone={TONES[estado] ?? 'info'}>{optionLabel(DESK_PAPER_STATES, estado)}</Badge>;
}

/** Number of a paper's questions that are ready, and of those that a person has to check. */
export function countsText({ questoes }: Pick<PaperLine, 'questoes'>): string {
  const { certa, corrigida, duvida, pulada } = questoes;
  if (certa + corrigida + duvida + pulada === 0) return 'Ainda sem questões';
  return [
    counted(certa + corrigida, 'pronta', 'prontas'),
    `${duvida} em dúvida`,
    ...(pulada > 0 ? [counted(pulada, 'pulada', 'puladas')] : []),
  ].join(' · ');
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half} ${token.space.x1h};
`;
