import { accuracyText, answeredOf, figure } from '@mapa/domain';
import { routeSubjectsOf, ShareButton, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Detail } from '../model';

/** Unobtrusive note below the last question of a completed subject: the result, with a share button. */
export function SubjectEnd({ subject, within }: { subject: Detail['assuntos'][number]; within: string }) {
  const accuracy = accuracyText(subject);
  return (
    <End role="status">
      <span>
        Você percorreu {subject.nome}: {answeredOf(subject.respondidas, subject.total)}
        {accuracy ? `, ${accuracy} de acerto` : null}.
      </span>
      <ShareButton
        size="small"
        picture={{
          title: 'Assunto percorrido',
          name: `${subject.nome}, em ${within}`,
          figures: [
            { value: figure(subject.respondidas), label: subject.respondidas === 1 ? 'respondida' : 'respondidas' },
            ...(accuracy ? [{ value: accuracy, label: 'de acerto' }] : []),
          ],
          subjects: routeSubjectsOf([subject]),
        }}
      />
    </End>
  );
}

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.half} ${token.space.x2};
  padding: ${token.space.x1} ${token.space.x2};
  border-left: 4px solid ${token.color.walked};
  background: ${token.color.accentWash};
  font-size: ${token.size.small};
`;
