import { DESK_PAPER_STATES, STAFF_ACTS, legalTimeText, optionLabel, questionCode, roleLabel } from '@mapa/domain';
import { ItemTitle, Meta, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { AuditEntry } from '../model';
import { NOTICE_FACTS } from '../notices/notice-facts';

type Fact = NonNullable<AuditEntry['antes']>[string];

/** Labels of the facts that acts change, and the formatting of their values. */
const FACTS: Readonly<Record<string, { label: string; read?: (value: string) => string }>> = {
  papel: { label: 'Papel', read: roleLabel },
  arquivo: { label: 'Arquivo' },
  nome: { label: 'Nome' },
  estado: { label: 'Estado', read: (value) => optionLabel(DESK_PAPER_STATES, value) },
  aceitas: { label: 'Questões novas' },
  atualizadas: { label: 'Questões mudadas' },
  inalteradas: { label: 'Questões como estavam' },
  rascunhos: { label: 'Em dúvida ou puladas' },
  gabarito: { label: 'Gabarito' },
  versao: { label: 'Versão' },
  assunto: { label: 'Assunto' },
  motivo: { label: 'Motivo' },
  fonte: { label: 'Fonte' },
  questoes: { label: 'Questões' },
  ordem: { label: 'Ordem' },
  tipo: { label: 'Tipo' },
  publicado_em: { label: 'Publicado em' },
  proposta: { label: 'Proposta nº' },
  edicao_nova: { label: 'Nova edição' },
  estudantes: { label: 'Estudantes' },
  ...NOTICE_FACTS,
};

const valueText = (name: string, value: Fact | undefined): string => {
  if (value === undefined || value === null || value === '') return 'nada';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  return FACTS[name]?.read?.(String(value)) ?? String(value);
};

/** One act: its kind, object, actor, time and changes. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { ato, em, antes, depois } = entry;
  const names = [...new Set([...Object.keys(antes ?? {}), ...Object.keys(depois ?? {})])];
  return (
    <li>
      <ItemTitle as="h2">{optionLabel(STAFF_ACTS, ato)}</ItemTitle>
      <p>{objectText(entry)}</p>
      {names.length > 0 ? (
        <Changes>
          {names.map((name) => (
            <div key={name}>
              <dt>{FACTS[name]?.label ?? name}</dt>
              <dd>
                {antes && name in antes ? `${valueText(name, antes[name])} → ` : null}
                {valueText(name, depois?.[name])}
              </dd>
            </div>
          ))}
        </Changes>
      ) : null}
      <Meta>
        {legalTimeText(em)} · {actorText(entry)}
      </Meta>
    </li>
  );
}

function objectText({ objeto, objeto_id, objeto_nome }: AuditEntry): string {
  if (objeto === 'assunto' || objeto === 'instituicao') return objeto_nome ?? `nº ${objeto_id}`;
  if (objeto === 'mapa') return objeto_nome ?? `Mapa ${objeto_id}`;
  if (objeto === 'concurso') return objeto_nome ?? `Concurso ${objeto_id}`;
  if (objeto === 'questao') return `Questão ${questionCode(Number(objeto_id))}`;
  return objeto_nome ?? (objeto === 'pessoa' ? 'Conta excluída' : `Prova ${objeto_id}`);
}

function actorText({ por, autor }: AuditEntry): string {
  if (por === 'comando') return 'por um comando no servidor';
  return autor ? `${autor.nome}, ${autor.email}` : 'conta excluída';
}

const Changes = styled.dl`
  display: grid;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token.space.x1};
  }
  & dt {
    color: ${token.color.inkSoft};
  }
`;
