import { accuracyText, answeredOf } from '@mapa/domain';
import { IconButton, Link, MapIcon, ProgressBar, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Collection } from '../collection/collection';
import type { Detail } from '../model';
import { StudyHead } from './study-head';

export interface WorkspaceHeadProps {
  collection: Collection;
  detail: Detail;
  /** It is the student's no more: its progress is not known. */
  isGone: boolean;
  onSubjects: () => void;
}

/** Name and progress of the collection, the way to its review, and on small windows the way to its subjects. */
export function WorkspaceHead({
  collection: { paths, words },
  detail: { nome, progresso },
  isGone,
  onSubjects,
}: WorkspaceHeadProps) {
  const accuracy = accuracyText(progresso);
  const answered = answeredOf(progresso.respondidas, progresso.total);
  return (
    <StudyHead
      back={{ to: paths.list, label: words.list }}
      title={nome}
      tools={
        isGone ? null : (
          <>
            <Review look="quiet" to={paths.review}>
              Revisão
            </Review>
            <OnlySmall>
              <IconButton label={words.subjects} onClick={onSubjects}>
                <MapIcon size={20} aria-hidden />
              </IconButton>
            </OnlySmall>
          </>
        )
      }
    >
      {isGone ? (
        <span>{words.foreign.title}</span>
      ) : (
        <>
          <span>{answered}</span>
          {accuracy ? <span>{accuracy} de acerto</span> : null}
          <ProgressBar
            label={words.progress}
            value={progresso.respondidas}
            max={progresso.total}
            valueText={answered}
          />
        </>
      )}
    </StudyHead>
  );
}

const Review = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${token.target};
  padding-inline: ${token.space.x1};
  color: ${token.color.accent};
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
`;

const OnlySmall = styled.span`
  ${media.large} {
    display: none;
  }
`;
