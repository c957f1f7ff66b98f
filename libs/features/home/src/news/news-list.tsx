import { Link, SectionTitle, Skeleton, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface NewsListProps {
  id: string;
  title: string;
  /** Link to the whole list. */
  more: { to: string; words: string };
  /** The rows; undefined while they load. */
  children: ReactNode[] | undefined;
}

/** The first rows of a list, with a link to all. */
export function NewsList({ id, title, more, children }: NewsListProps) {
  return (
    <News aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {children ? <ul>{children}</ul> : <Skeleton lines={5} height="3.25rem" />}
      <p>
        <Link to={more.to}>{more.words}</Link>
      </p>
    </News>
  );
}

/** One row of news: a title and its facts. */
export const NewsRow = styled.li`
  display: grid;
  gap: ${token.space.half};
  padding-block: ${token.space.x1h};
  border-bottom: 1px solid ${token.color.rule};
  & > a {
    font-weight: ${token.weight.strong};
    line-height: ${token.leading.snug};
  }
`;

const News = styled.section`
  display: grid;
  align-content: start;
  gap: ${token.space.x1};
  & > ul {
    border-top: 1px solid ${token.color.ink};
  }
  & > p {
    padding-top: ${token.space.x1};
  }
`;
