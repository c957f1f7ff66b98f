import { ANSWER_STATES, optionLabel, startOfStudy, writeStudyPosition, type AnswerState } from '@mapa/domain';
import { Button, ButtonLink, EmptyState, ErrorState, ListChecksIcon } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { DayLimit } from './day-limit';
import { KeptWhileLoading } from './kept-while-loading';
import { PageIndex, PagePages } from './page-index';
import { ShownQuestion } from './shown-question';
import { useNavigation, type Navigation, type NavigationSetting } from '../navigation/use-navigation';
import { QuestionSkeleton } from './question-skeleton';

export interface QuestionViewProps extends NavigationSetting {
  /** The filter that includes everything. */
  everything?: AnswerState;
  /** Label of the last step. */
  endLabel?: string;
  /** Renders the open sheet of small windows, with the index passed to it. */
  renderSheet: (index: ReactNode) => ReactNode;
}

/** The main part of the workspace in each of its states, and the data of the sheet. */
export function QuestionView(props: QuestionViewProps) {
  const navigation = useNavigation(props);
  const index = navigation.found ? (
    <>
      <PageIndex navigation={navigation} wraps />
      <PagePages navigation={navigation} />
    </>
  ) : null;
  return (
    <>
      <KeptWhileLoading placeholder={<QuestionSkeleton />}>
        {navigation.isLoading ? null : <CurrentQuestion {...props} navigation={navigation} />}
      </KeptWhileLoading>
      {props.renderSheet(index)}
    </>
  );
}

function CurrentQuestion(props: QuestionViewProps & { navigation: Navigation }) {
  const { collection, detail, position, navigation } = props;
  const { error, found } = navigation;

  if (error?.kind === 'not-found' && navigation.page > 1) {
    // The list has become shorter than the position in the address.
    return <Navigate replace to={{ search: writeStudyPosition(startOfStudy(position, {})) }} />;
  }
  if (error?.kind === 'forbidden') return <DayLimit sentence={error.message} onRetry={navigation.refetch} />;
  if (error) return <ErrorState onRetry={navigation.refetch}>{error.message}</ErrorState>;
  if (found) return <ShownQuestion collection={collection} detail={detail} navigation={navigation} found={found} />;
  return <NoQuestions {...props} />;
}

function NoQuestions(props: QuestionViewProps & { navigation: Navigation }) {
  const { collection, position, navigation } = props;
  const { everything = 'todas', endLabel = collection.words.summary } = props;
  const { pathname } = useLocation();
  const where = position.subject === 'todos' ? collection.words.inIt : 'neste assunto';
  return (
    <EmptyState
      icon={<ListChecksIcon />}
      title={
        position.state === 'todas'
          ? `Não há questões ${where}`
          : `Nenhuma questão ${where} com o filtro “${optionLabel(ANSWER_STATES, position.state)}”`
      }
      action={
        <>
          <Button onClick={navigation.goAhead}>{navigation.isLast ? endLabel : 'Ir para o próximo assunto'}</Button>
          {position.state === everything ? null : (
            <ButtonLink
              variant="secondary"
              to={pathname + writeStudyPosition(startOfStudy(position, { state: everything }))}
            >
              Ver todas as questões
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
