import type { ReactNode, SyntheticEvent } from 'react';

const stop = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Part of a form whose dialogs are none of the form's business: React passes the events of a dialog on to the parents of
 * the component that opened it, although it is elsewhere in the page.
 */
export function Apart({ className, children }: { className?: string; children: ReactNode }) {
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, only kept from the form
		<div className={className} onSubmit={stop} onKeyDown={stop} onBlur={stop}>
			{children}
		</div>
	);
}
