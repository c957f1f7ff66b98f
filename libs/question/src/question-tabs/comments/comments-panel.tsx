import { useSession } from '@mapa/auth';
import { Stack } from '@mapa/ui-kit';
import { useState } from 'react';
import { Aside } from '../tab-panel/aside';
import { CommentForm } from './comment-form';
import { CommentPage } from './comment-page';

export interface CommentsPanelProps {
  questionId: number;
  /** The displayed version. */
  version: number;
  /** Comments reveal the key, so students read them after answering. */
  isAnswered: boolean;
  /** Called when its code failed to load. */
  onClose: () => void;
}

/** Comments of students and teachers on a question, most useful first. */
export function CommentsPanel({ questionId, version, isAnswered }: CommentsPanelProps) {
  const [pages, setPages] = useState(1);
  const { user } = useSession();
  const mayRead = isAnswered || (user !== null && user !== undefined && user.role !== 'estudante');
  if (!mayRead) {
    return <Aside>Os comentários abrem depois que você responde: eles costumam falar do gabarito.</Aside>;
  }
  return (
    <Stack $gap="x3">
      <div>
        {Array.from({ length: pages }, (_, at) => (
          <CommentPage
            key={at}
            questionId={questionId}
            version={version}
            page={at + 1}
            isLast={at + 1 === pages}
            onMore={() => setPages(pages + 1)}
          />
        ))}
      </div>
      <CommentForm questionId={questionId} version={version} onSent={() => setPages(1)} />
    </Stack>
  );
}
