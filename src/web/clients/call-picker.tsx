import { Button } from '@mantine/core';
import { IconPhoneCall } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import type { FullCall } from '#shared/calls.ts';
import { useLazyDialog } from '#ui/use-lazy-dialog.ts';

const CallDialog = lazy(() => import('./call-dialog.tsx').then((part) => ({ default: part.CallDialog })));

interface CallPickerProps {
	/** With the call and its text. */
	onPick: (call: FullCall) => void;
	/** Only the calls with this client. */
	clientId?: string | null;
}

/** Offers the calls that were kept, so that a transcript is uploaded once. */
export function CallPicker({ onPick, clientId = null }: CallPickerProps) {
	const dialog = useLazyDialog();
	return (
		<>
			<Button size="xs" variant="subtle" leftSection={<IconPhoneCall size={16} aria-hidden />} onClick={dialog.open}>
				From your calls
			</Button>
			{dialog.isNeeded ? (
				<Suspense>
					<CallDialog
						clientId={clientId}
						opened={dialog.opened}
						onClose={dialog.close}
						onPick={(call) => {
							dialog.close();
							onPick(call);
						}}
					/>
				</Suspense>
			) : null}
		</>
	);
}
