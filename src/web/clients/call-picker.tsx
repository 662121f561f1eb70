import { Button } from '@mantine/core';
import { IconPhoneCall } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { FullCall } from '#shared/calls.ts';

const CallDialog = lazy(() => import('./call-dialog.tsx').then((part) => ({ default: part.CallDialog })));

interface CallPickerProps {
	/** With the call and its text. */
	onPick: (call: FullCall) => void;
	/** Only the calls with this client. */
	clientId?: string | null;
}

/** Offers the calls that were kept, so that a transcript is uploaded once. */
export function CallPicker({ onPick, clientId = null }: CallPickerProps) {
	const [dialog, setDialog] = useState<'unneeded' | 'open' | 'closed'>('unneeded');
	return (
		<>
			<Button
				size="xs"
				variant="subtle"
				leftSection={<IconPhoneCall size={16} aria-hidden />}
				onClick={() => setDialog('open')}
			>
				From your calls
			</Button>
			{dialog === 'unneeded' ? null : (
				<Suspense>
					<CallDialog
						clientId={clientId}
						opened={dialog === 'open'}
						onClose={() => setDialog('closed')}
						onPick={(call) => {
							setDialog('closed');
							onPick(call);
						}}
					/>
				</Suspense>
			)}
		</>
	);
}
