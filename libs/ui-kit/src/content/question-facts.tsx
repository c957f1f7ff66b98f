import { styled } from 'styled-components';
import { Badge } from '../feedback/badge';
import { CircleAlertIcon, ClockIcon } from '../icons';
import { token } from '../theme/token';

/** The matéria of a question and the assuntos below it; renders nothing for a question without a subject. */
export function SubjectPath({ subjects }: { subjects: readonly { id: number; nome: string }[] }) {
  return subjects.length > 0 ? (
    <Path aria-label="Assunto">
      {subjects.map(({ id, nome }) => (
        <li key={id}>{nome}</li>
      ))}
    </Path>
  ) : null;
}

/** Badges of an annulled or outdated question. */
export function QuestionStateBadges({ anulada, desatualizada }: { anulada: boolean; desatualizada: boolean }) {
  return (
    <>
      {anulada ? (
        <Badge tone="danger" icon={<CircleAlertIcon aria-hidden />}>
          Anulada
        </Badge>
      ) : null}
      {desatualizada ? (
        <Badge tone="warning" icon={<ClockIcon aria-hidden />}>
          Desatualizada
        </Badge>
      ) : null}
    </>
  );
}

const Path = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space.x1};
  color: ${token.color.inkFaint};
  & > li:not(:last-child)::after {
    content: '›' / '';
    margin-left: ${token.space.x1};
  }
`;
