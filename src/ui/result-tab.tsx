import { createContext, type ReactNode, startTransition, use, useMemo, useState } from 'react';

interface KeptTab {
	/** The tab that the page's address names; null where it names none. */
	tab: string | null;
	keep(tab: string): void;
}

const KeptTabContext = createContext<KeptTab | null>(null);

/** Keeps the open tab of the result inside, e.g. in the address, so that a reload opens it again. */
export function KeepsTab({ tab, keep, children }: KeptTab & { children: ReactNode }) {
	const kept = useMemo(() => ({ tab, keep }), [tab, keep]);
	return <KeptTabContext value={kept}>{children}</KeptTabContext>;
}

/** The open one of a result's tabs, the first to begin with, and how to open another; for Mantine's `Tabs`. */
export function useResultTab(tabs: readonly { value: string }[]) {
	const kept = use(KeptTabContext);
	const [own, setOwn] = useState<string | null>(null);
	const asked = kept === null ? own : kept.tab;
	const value = tabs.find((tab) => tab.value === asked)?.value ?? tabs[0]?.value ?? null;
	return {
		value,
		onChange(tab: string | null) {
			if (tab === null) return;
			// A tab's sections are many: drawn in pieces, the press is seen before they are.
			if (kept === null) startTransition(() => setOwn(tab));
			else kept.keep(tab);
		},
	};
}
