import { counted, questionsAddress, wrongLink } from '@mapa/domain';
import { Button, Cluster, Link, Meta, SectionTitle, token, WeightList, type Weight } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Matter, Overview } from './model';

const FIRST = 8;

/** Bars have a common scale of 0–100 %, so that all lists of the page are comparable. */
const WHOLE = 1;

interface Share {
  id: number;
  nome: string;
  respondidas: number;
  certas: number;
  erradas_agora?: number | undefined;
}

/** Link to the questions whose latest answer is wrong, if there are any. */
function Wrong({ share, field }: { share: Share; field: Parameters<typeof wrongLink>[0] }) {
  const wrong = wrongLink(field, share);
  if (!wrong) return null;
  return (
    <Link to={wrong.to} aria-label={`${share.nome}: ${wrong.text}`}>
      {wrong.text}
    </Link>
  );
}

/** Accuracy by first answers. The link is below: beside the bar it would shorten it, and bars must be comparable. */
function weightOf(share: Share, field: Parameters<typeof wrongLink>[0]): Weight {
  const { id, nome, respondidas, certas } = share;
  return {
    key: id,
    name: nome,
    part: certas,
    whole: respondidas,
    below: (
      <Below>
        <Wrong share={share} field={field} />
      </Below>
    ),
  };
}

interface MatterSharesProps {
  matters: Overview['materias'];
  /** The matéria by which the list is filtered: its assuntos are expanded. */
  only: { id: number; nome: string } | undefined;
  onAll: () => void;
}

/** Accuracy in each matéria and, opened, in its assuntos, each with its interval and sample. */
export function MatterShares({ matters, only, onAll }: MatterSharesProps) {
  const heading = useId();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    setOpen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const shown = only ? matters.filter(({ id }) => id === only.id) : matters;
  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>Por matéria e assunto</SectionTitle>
      {only ? (
        <Cluster role="status">
          <span>Só {only.nome}</span>
          <Button variant="ghost" size="small" onClick={onAll}>
            Ver todas as matérias
          </Button>
        </Cluster>
      ) : null}
      {only && shown.length === 0 ? (
        <p>
          Você ainda não respondeu nenhuma.{' '}
          <Link to={questionsAddress({ materia_id: [only.id] })}>Ver as questões de {only.nome}</Link>
        </p>
      ) : null}
      <WeightList
        label="Acerto por matéria, das mais respondidas às menos"
        tone="correct"
        least={1}
        full={WHOLE}
        first={FIRST}
        weights={shown.map((matter) => ({
          ...weightOf(matter, 'materia_id'),
          below: (
            <Subjects
              matter={matter}
              isOpen={open.has(matter.id) !== (matter.id === only?.id)}
              onToggle={() => toggle(matter.id)}
            />
          ),
        }))}
      />
    </Part>
  );
}

interface SubjectsProps {
  matter: Matter;
  isOpen: boolean;
  onToggle: () => void;
}

function Subjects({ matter, isOpen, onToggle }: SubjectsProps) {
  const { id, nome, assuntos } = matter;
  const wrong = <Wrong share={matter} field="materia_id" />;
  if (assuntos.every((subject) => subject.id === id)) return <Below>{wrong}</Below>;
  return (
    <>
      <Ways>
        <Button variant="ghost" size="small" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? `Fechar assuntos de ${nome}` : counted(assuntos.length, 'assunto', 'assuntos')}
        </Button>
        {wrong}
      </Ways>
      {isOpen ? (
        <Inner>
          <WeightList
            label={`Acerto nos assuntos de ${nome}`}
            tone="correct"
            least={1}
            full={WHOLE}
            weights={assuntos.map((subject) => weightOf(subject, 'assunto_id'))}
          />
        </Inner>
      ) : null}
    </>
  );
}

/** Accuracy by board. */
export function BoardShares({ boards }: { boards: Overview['bancas'] }) {
  const heading = useId();
  if (boards.length === 0) return null;
  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>Por banca</SectionTitle>
      <WeightList
        label="Acerto por banca, das mais respondidas às menos"
        tone="correct"
        least={1}
        full={WHOLE}
        first={FIRST}
        weights={boards.map((board) => weightOf(board, 'banca_id'))}
      />
      <Meta>
        O traço sobre a barra vai de quanto a quanto seu acerto pode estar, com 95% de confiança: com poucas respostas
        ele é largo. O acerto conta a sua primeira resposta a cada questão; “erradas agora” são as que a sua última
        resposta errou, e o número leva a elas.
      </Meta>
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space.x2};
`;

const Below = styled.div`
  font-size: ${token.size.small};
`;

/** Makes links side by side equally wide. */
const Ways = styled(Cluster)`
  font-size: ${token.size.small};
`;

const Inner = styled.div`
  padding: ${token.space.x1} 0 ${token.space.x1} ${token.space.x2};
  border-left: 2px solid ${token.color.rule};
`;
