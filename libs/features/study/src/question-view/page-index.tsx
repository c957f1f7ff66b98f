import { writeStudyPosition } from '@mapa/domain';
import { Pagination } from '@mapa/ui-kit';
import { useLocation } from 'react-router-dom';
import type { Navigation } from '../navigation/use-navigation';
import { QuestionIndex } from './question-index';

interface PageIndexProps {
  navigation: Navigation;
  /** Whether all numbers are visible at once. */
  wraps?: boolean;
}

/** The numbers of the page that contains the current question. */
export function PageIndex({ navigation: { steps, found, goTo }, wraps = false }: PageIndexProps) {
  if (!found) return null;
  return (
    <QuestionIndex
      entries={steps.map(({ variants: [{ id }], label, state }) => ({ id, label, state }))}
      at={found.at}
      onSelect={goTo}
      wraps={wraps}
    />
  );
}

/** Links to the other pages. */
export function PagePages({ navigation: { position, page, lastPage } }: Pick<PageIndexProps, 'navigation'>) {
  const { pathname } = useLocation();
  const linkTo = (to: number) =>
    pathname + writeStudyPosition({ ...position, page: to, target: undefined, ended: false });
  return <Pagination page={page} lastPage={lastPage} linkTo={linkTo} />;
}
