import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { placeAt } from './navigation.ts';

/** The title of the screen at the current address; it is also the document's. */
export function usePageTitle(): string {
	const { pathname } = useLocation();
	const title = placeAt(pathname)?.title ?? 'Page Not Found';
	useEffect(() => {
		document.title = title;
	}, [title]);
	return title;
}
