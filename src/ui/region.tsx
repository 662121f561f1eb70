import { type ComponentPropsWithRef, createContext, type ReactNode, useCallback, useContext } from 'react';

const SideContext = createContext('');

/** One of two pages of the same kind in one document. `name` differs between them, e.g. "a". */
export function Side({ name, children }: { name: string; children: ReactNode }) {
	return <SideContext value={name}>{children}</SideContext>;
}

/** Makes an id of a page unique where the same page occurs twice in a document; elsewhere the id is unchanged. */
export function useOwnId(): (id: string) => string {
	const side = useContext(SideContext);
	return useCallback((id) => (side === '' ? id : `${side}-${id}`), [side]);
}

/**
 * A named part of a page. Where the page occurs twice it is not a landmark: two with one name could not be
 * distinguished.
 */
export function Region(props: ComponentPropsWithRef<'section'>) {
	const side = useContext(SideContext);
	return <section role={side === '' ? undefined : 'group'} {...props} />;
}
