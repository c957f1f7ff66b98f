import { COMMENT_WITHHELD } from '@mapa/domain';
import { PlanNote, RichText, Tabs, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** What opens beside the verdict. Loaded with the first verdict, not with the page. */
export function AnswerTabs({ comment, isWithheld = false }: { comment: string | null; isWithheld?: boolean | undefined }) {
  return (
    <Tabs
      label="Sobre esta questão"
      items={[
        {
          value: 'gabarito',
          label: 'Gabarito comentado',
          panel: comment ? <RichText html={comment} size="body" /> : <NoComment isWithheld={isWithheld} />,
        },
      ]}
    />
  );
}

function NoComment({ isWithheld }: { isWithheld: boolean }) {
  if (isWithheld) return <PlanNote>{COMMENT_WITHHELD}</PlanNote>;
  return <Nothing>Esta questão ainda não tem comentário de professor.</Nothing>;
}

const Nothing = styled.p`
  color: ${token.color.inkSoft};
`;
