import { useDeskNoticesQuery } from '@mapa/api-client';
import { calendarText, counted, DESK_NOTICE_FILTERS, NOTICE_STATES, optionLabel, routePath } from '@mapa/domain';
import {
  Badge,
  ButtonLink,
  EmptyState,
  Field,
  FilterSection,
  ItemTitle,
  Link,
  Meta,
  SearchBox,
  SearchIcon,
  Select,
  token,
  useListAddress,
  type BadgeTone,
} from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { BoardChoices } from '../lists/board-choices';
import { FoundRows } from '../lists/found';
import type { NoticeLine } from '../model';
import { NOTICES_ADDRESS } from './notices-address';

const TONES: Readonly<Record<NoticeLine['situacao'], BadgeTone>> = {
  aberto: 'success',
  previsto: 'info',
  encerrado: 'neutral',
  suspenso: 'warning',
};

/** The id in the address of the form of a new notice. */
export const NEW_NOTICE = 'novo';

/** Notices by words, state and board, with a link to the form of a new one for those who may write it. */
export function Notices({ viewer }: { viewer: string }) {
  const { filters, change } = useListAddress(NOTICES_ADDRESS);
  const query = useDeskNoticesQuery(filters);
  const { busca, situacao, banca_id } = filters;
  return (
    <>
      <SearchBox
        action={NOTICES_ADDRESS.to(filters)}
        label="Concurso, cargo ou órgão"
        placeholder="Concurso, cargo ou órgão"
        maxLength={DESK_NOTICE_FILTERS.busca.maxLength}
        value={busca}
        onSearch={(words) => change({ busca: words })}
      />
      <Filters>
        <Field label="Situação">
          <Select
            options={NOTICE_STATES}
            emptyLabel="Qualquer uma"
            value={situacao ?? ''}
            onChange={({ target }) =>
              change({ situacao: NOTICE_STATES.find(({ value }) => value === target.value)?.value })
            }
          />
        </Field>
        <FilterSection title="Banca" chosen={banca_id?.length}>
          {() => <BoardChoices chosen={banca_id} onChange={(ids) => change({ banca_id: ids })} />}
        </FilterSection>
        {viewer === 'professor' ? null : (
          <ButtonLink variant="secondary" to={routePath('deskNotice', { id: NEW_NOTICE })}>
            Novo concurso
          </ButtonLink>
        )}
      </Filters>
      <FoundRows
        label="Concursos"
        query={query}
        count={(total) => counted(total, 'concurso', 'concursos')}
        failure="Os concursos não puderam ser carregados"
        empty={
          <EmptyState icon={<SearchIcon />} title="Nenhum concurso encontrado">
            Retire um dos filtros ou busque menos palavras.
          </EmptyState>
        }
        pages={{ linkTo: (page) => NOTICES_ADDRESS.to(NOTICES_ADDRESS.change(filters, { page })) }}
      >
        {({ data }) => data.map((notice) => <NoticeRow key={notice.id} notice={notice} />)}
      </FoundRows>
    </>
  );
}

function NoticeRow({ notice }: { notice: NoticeLine }) {
  const { id, concurso, orgao, banca, situacao } = notice;
  return (
    <li>
      <Head>
        <ItemTitle as="h2">
          <Link to={routePath('deskNotice', { id })}>{concurso}</Link>
        </ItemTitle>
        <Badge tone={TONES[situacao]}>{optionLabel(NOTICE_STATES, situacao)}</Badge>
      </Head>
      <p>{[orgao, banca].filter(Boolean).join(' · ')}</p>
      <Meta>{daysText(notice)}</Meta>
    </li>
  );
}

/** The known days of a notice, and whether its paper is in the bank. */
function daysText({ inscricoes_de, inscricoes_ate, data_prova, tem_prova }: NoticeLine): string {
  const days = [
    inscricoes_de && inscricoes_ate && `Inscrições de ${calendarText(inscricoes_de)} a ${calendarText(inscricoes_ate)}`,
    data_prova && `prova em ${calendarText(data_prova)}`,
  ].filter(Boolean);
  return [days.join(', ') || 'Sem datas', tem_prova && 'com prova no banco'].filter(Boolean).join(' · ');
}

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  align-items: end;
  gap: ${token.space.x1} ${token.space.x3};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half} ${token.space.x1h};
`;
