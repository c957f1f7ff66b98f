import { alternativeName, answerName, dayText, KEY_KINDS, optionLabel, PROPOSAL_STATES, routePath } from '@mapa/domain';
import { Badge, Button, Cluster, ItemTitle, Link, Meta, RichText, token, type BadgeTone } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Proposal } from '../model';

const TONES: Readonly<Record<Proposal['situacao'], BadgeTone>> = {
  aberta: 'warning',
  aceita: 'success',
  recusada: 'neutral',
};

interface ProposalRowProps {
  proposal: Proposal;
  isBusy: boolean;
  /** Absent for those who only read. */
  onAccept?: () => void;
  onRefuse?: () => void;
}

/** A proposed correction: what it changes, why, who made it, and what became of it. */
export function ProposalRow({ proposal, isBusy, onAccept, onRefuse }: ProposalRowProps) {
  const { questao, tipo, situacao, motivo, mudou_desde } = proposal;
  const isOpen = situacao === 'aberta';
  return (
    <li>
      <Head>
        <ItemTitle as="h3">
          <Link look="quiet" to={routePath('deskQuestion', { id: questao.id })}>
            {questao.codigo}
          </Link>
          {tipo === 'gabarito' ? ': outro gabarito' : ': outro texto'}
        </ItemTitle>
        <Badge tone={TONES[situacao]}>{optionLabel(PROPOSAL_STATES, situacao)}</Badge>
      </Head>
      {proposal.gabarito ? (
        <KeyChange proposal={proposal} change={proposal.gabarito} />
      ) : (
        <TextChanges proposal={proposal} />
      )}
      <p>Motivo: {motivo}</p>
      {isOpen && mudou_desde ? (
        <p>A questão mudou depois da proposta: confira a página dela, e recuse a proposta.</p>
      ) : null}
      {proposal.resposta ? <p>Resposta: {proposal.resposta}</p> : null}
      <Meta>{historyText(proposal)}</Meta>
      {isOpen && onAccept && onRefuse ? (
        <Cluster>
          <Button
            size="small"
            busy={isBusy}
            disabled={mudou_desde}
            aria-label={`Aceitar a proposta: ${questao.codigo}`}
            onClick={onAccept}
          >
            Aceitar
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={isBusy}
            aria-label={`Recusar a proposta: ${questao.codigo}`}
            onClick={onRefuse}
          >
            Recusar
          </Button>
        </Cluster>
      ) : null}
    </li>
  );
}

function historyText({ em, autor, decidida_em, decidida_por, situacao }: Proposal): string {
  const made = `proposta por ${autor?.nome ?? 'conta excluída'} em ${dayText(em)}`;
  if (!decidida_em) return made;
  return `${made} · ${situacao} por ${decidida_por?.nome ?? 'conta excluída'} em ${dayText(decidida_em)}`;
}

type Key = NonNullable<Proposal['gabarito']>;

function KeyChange({ proposal: { questao }, change }: { proposal: Proposal; change: Key }) {
  const { antes, depois, tipo, publicado_em, fonte } = change;
  const nameOf = (key: string | null) => (key === null ? 'sem gabarito' : answerName(key, questao.tipo));
  const stated = [
    tipo ? optionLabel(KEY_KINDS, tipo).toLowerCase() : null,
    publicado_em ? `publicado em ${dayText(`${publicado_em}T12:00:00.000Z`)}` : null,
  ].filter(Boolean);
  return (
    <p>
      {antes === depois ? nameOf(depois) : `${nameOf(antes)} → ${nameOf(depois)}`}
      {stated.length > 0 ? ` · ${stated.join(', ')}` : null}
      {fonte ? (
        <>
          {' · '}
          <Link to={fonte} target="_blank">
            fonte
          </Link>
        </>
      ) : null}
    </p>
  );
}

function labelOf({ campo, letra }: Proposal['textos'][number], { questao }: Proposal): string {
  const name = letra === null ? '' : alternativeName(letra, questao.tipo);
  if (campo === 'enunciado') return 'Enunciado';
  if (campo === 'comentario') return 'Comentário do professor';
  return campo === 'alternativa' ? `Alternativa ${name}` : `Comentário da alternativa ${name}`;
}

/** The texts that differ, each as it was and as it is to be. */
function TextChanges({ proposal }: { proposal: Proposal }) {
  return (
    <Changes>
      {proposal.textos.map((change) => (
        <div key={`${change.campo}/${change.letra ?? ''}`}>
          <dt>{labelOf(change, proposal)}</dt>
          <dd data-part="antes">{change.antes === null ? 'nada' : <RichText html={change.antes} size="body" />}</dd>
          <dd data-part="depois">{change.depois === null ? 'nada' : <RichText html={change.depois} size="body" />}</dd>
        </div>
      ))}
    </Changes>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half} ${token.space.x1h};
`;

const Changes = styled.dl`
  display: grid;
  gap: ${token.space.x1h};
  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    gap: ${token.space.x1};
  }
  & dt {
    grid-column: 1 / -1;
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
  }
  & dd {
    padding: ${token.space.x1};
    border-left: 3px solid ${token.color.rule};
    overflow-wrap: anywhere;
  }
  & dd[data-part='depois'] {
    border-color: ${token.color.accent};
    background: ${token.color.well};
  }
`;
