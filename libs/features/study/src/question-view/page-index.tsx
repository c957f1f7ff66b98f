import { writeStudyPosition } from '@mapa/domain';
import { Pagination } from '@mapa/ui-kit';
import { useLocation } from 'react-router-dom';
import type { Navigation } from '../navigation/use-navigation';
import { QuestionIndex } from './question-index';

interface PageIndexProps {
  navigation: Navigation;
  /** All numbers in sight. */
  wraps?: boolean;
}

/** The numbers of the page that the question on screen belongs to. */
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

/** The other pages. */
export function PagePages({ navigation: { position, page, lastPage } }: Pick<PageIndexProps, 'navigation'>) {
  const { pathname } = useLocation();
  const linkTo = (to: number) =>
    pathname + writeStudyPosition({ ...position, page: to, target: undefined, ended: false });
  return <Pagination page={page} lastPage={lastPage} linkTo={linkTo} />;
}
