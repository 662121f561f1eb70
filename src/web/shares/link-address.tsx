import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { CopyButton } from '#ui/copy-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useShareAddress } from '#web/api/shares.ts';
import styles from './shares.module.css';

interface LinkAddressProps {
	shareId: string;
	/** Which link it is, e.g. "version 2". */
	name: string;
}

/** A button that shows the address of an existing link, to be copied again. */
export function LinkAddress({ shareId, name }: LinkAddressProps) {
	const show = useShareAddress();
	const field = useRef<HTMLInputElement>(null);
	const address = show.data;
	useEffect(() => {
		if (address === undefined) return;
		field.current?.focus();
		field.current?.select();
	}, [address]);

	if (address === undefined) {
		return (
			<>
				<Button
					size="xs"
					loading={show.isPending}
					onClick={() => show.mutate(shareId)}
					aria-label={`Show the address of ${name}`}
				>
					Show address
				</Button>
				{show.isError ? (
					<div className={styles.whole}>
						<Notice tone="yellow" live>
							{show.error.message}
						</Notice>
					</div>
				) : null}
			</>
		);
	}
	return (
		<div className={`${styles.address} ${styles.whole}`}>
			<TextInput
				ref={field}
				label={`Address of ${name}`}
				value={address}
				readOnly
				onFocus={(event) => event.currentTarget.select()}
			/>
			<CopyButton label="Copy link" text={() => address} size="md" />
		</div>
	);
}
