import { Button, VisuallyHidden } from '@mantine/core';
import { type Icon, IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import styles from './styles/copy-button.module.css';

/** How long a copied item remains marked. */
const MARKED_MS = 2000;

interface CopyButtonProps {
	/** Called at the press, so that it copies the current text. A text that has to be loaded first may be refused. */
	text: () => string | Promise<string>;
	label: string;
	/** The label after a success. */
	copiedLabel?: string;
	/** `xs` inside cards, `md` in forms. */
	size?: 'xs' | 'sm' | 'md';
	variant?: 'default' | 'subtle';
	/** Says what is copied, where two buttons stand beside each other. */
	icon?: Icon;
	/** Where there is nothing to copy yet; what is lacking is said beside it. */
	disabled?: boolean;
	/** The element that shows the text: it is selected when the clipboard refuses. */
	target?: () => HTMLElement | null;
}

/**
 * Copies a text and marks itself for two seconds. Where the clipboard refuses, the failure is logged, no
 * error is shown, and the text is selected, so that one key copies it.
 */
export function CopyButton({
	text,
	label,
	copiedLabel = 'Copied',
	size = 'sm',
	variant = 'default',
	icon: CopyIcon = IconCopy,
	disabled = false,
	target,
}: CopyButtonProps) {
	const [copied, setCopied] = useState(false);
	const [fallback, setFallback] = useState<string>();
	const area = useRef<HTMLTextAreaElement>(null);

	useEffect(() => {
		if (!copied) return;
		const timer = setTimeout(() => setCopied(false), MARKED_MS);
		return () => clearTimeout(timer);
	}, [copied]);

	useEffect(() => {
		if (fallback !== undefined) area.current?.select();
	}, [fallback]);

	const copy = async () => {
		let value: string | undefined;
		try {
			const given = text();
			// An available text is copied during the press: some browsers refuse later writes.
			value = typeof given === 'string' ? given : await given;
			await navigator.clipboard.writeText(value);
			setFallback(undefined);
			setCopied(true);
		} catch (failure) {
			console.error('Failed to copy', failure);
			const shown = target?.();
			if (shown) window.getSelection()?.selectAllChildren(shown);
			else setFallback(value);
		}
	};

	return (
		<>
			<Button
				size={size}
				variant={variant}
				disabled={disabled}
				leftSection={copied ? <IconCheck size={16} aria-hidden /> : <CopyIcon size={16} aria-hidden />}
				onClick={copy}
			>
				{copied ? copiedLabel : label}
			</Button>
			<VisuallyHidden aria-live="polite">{copied ? 'Copied' : ''}</VisuallyHidden>
			{fallback === undefined ? null : (
				<textarea
					ref={area}
					readOnly
					className={styles.fallback}
					rows={3}
					aria-label="Text to copy"
					value={fallback}
					onBlur={() => setFallback(undefined)}
				/>
			)}
		</>
	);
}
