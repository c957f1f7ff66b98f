import { accuracyText, answeredOf } from '@mapa/domain';
import { Link, ProgressBar, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Collection } from '../collection/collection';
import type { Detail } from '../model';
import { SheetButton, StudyHead } from './study-head';

export interface WorkspaceHeadProps {
  collection: Collection;
  detail: Detail;
  /** Whether the student no longer has it, so that its progress is unknown. */
  isGone: boolean;
  /** Opens filters, index and subjects where they are not beside the question. */
  onSheet: () => void;
}

/**
 * Name and progress of the collection, with a link to its review; in small windows with a button for filters, index and
 * subjects.
 */
export function WorkspaceHead({
  collection: { paths, words },
  detail: { nome, progresso },
  isGone,
  onSheet,
}: WorkspaceHeadProps) {
  const accuracy = accuracyText(progresso);
  const answered = answeredOf(progresso.respondidas, progresso.total);
  return (
    <StudyHead
      back={{ to: paths.list, label: words.list }}
      title={nome}
      tools={
        isGone ? null : (
          <Review look="quiet" to={paths.review}>
            Revisão
          </Review>
        )
      }
      menu={isGone ? undefined : <SheetButton onOpen={onSheet} />}
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
