export interface DialogProps {
	email: string;
	onClose: () => void;
	/** With the outcome, as a sentence. */
	onDone: (words: string) => void;
}

/** @param isKept what it shows is shown once: only its own button closes it */
export function modalProps(isKept: boolean, onClose: () => void) {
	return {
		opened: true,
		onClose,
		closeButtonProps: { 'aria-label': 'Close' },
		...(isKept ? { withCloseButton: false, closeOnEscape: false, closeOnClickOutside: false } : {}),
	};
}
