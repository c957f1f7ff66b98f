import { useDispatch } from 'react-redux';
import type { AppStore } from './create-app-store';

/** The store's dispatch, typed for thunks and their results. */
export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
