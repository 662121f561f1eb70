import { type ComponentPropsWithRef, createContext, type ReactNode, useCallback, useContext } from 'react';

const SideContext = createContext('');

/** One of two pages of the same kind that stand in one document. `name` differs between them, e.g. "a". */
export function Side({ name, children }: { name: string; children: ReactNode }) {
	return <SideContext value={name}>{children}</SideContext>;
}

/** Makes an id of a page its own where the same page stands twice in a document; elsewhere the id stays. */
export function useOwnId(): (id: string) => string {
	const side = useContext(SideContext);
	return useCallback((id) => (side === '' ? id : `${side}-${id}`), [side]);
}

/** A named part of a page. Where the page stands twice it is no landmark: two of one name could not be told apart. */
export function Region(props: ComponentPropsWithRef<'section'>) {
	const side = useContext(SideContext);
	return <section role={side === '' ? undefined : 'group'} {...props} />;
}
