import { useDispatch } from 'react-redux';
import type { AppStore } from './create-app-store';

/** The store's dispatch, which knows thunks and their results; the untyped one takes any action and forgets what it returns. */
export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
