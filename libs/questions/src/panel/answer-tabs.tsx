import { RichText, Tabs, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** What opens beside the verdict. Loaded with the first verdict, not with the page. */
export function AnswerTabs({ comment }: { comment: string | null }) {
  return (
    <Tabs
      label="Sobre esta questão"
      items={[
        {
          value: 'gabarito',
          label: 'Gabarito comentado',
          panel: comment ? (
            <RichText html={comment} size="body" />
          ) : (
            <Nothing>Esta questão ainda não tem comentário de professor.</Nothing>
          ),
        },
      ]}
    />
  );
}

const Nothing = styled.p`
  color: ${token.color.inkSoft};
`;
