import { sharesDocument } from '@mapa/domain';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Returns a function that navigates to a path: within the document, or by loading another if needed. */
export function useGo(): (path: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (path) => {
      if (sharesDocument(pathname, path.split(/[?#]/, 1)[0] ?? path)) void navigate(path);
      else window.location.assign(path);
    },
    [navigate, pathname],
  );
}
