import { applicationOf } from '@mapa/domain';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Goes to a path by its own doing, without a link: it navigates within the application and loads a document beyond it. */
export function useGo(): (path: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const here = applicationOf(pathname);
  return useCallback(
    (path) => {
      if (applicationOf(path) === here) void navigate(path);
      else window.location.assign(path);
    },
    [navigate, here],
  );
}
