import { Button } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { type ComponentProps, lazy, Suspense, useState } from 'react';

const SubmissionDialog = lazy(() =>
	import('#web/submissions/submission-dialog.tsx').then((part) => ({ default: part.SubmissionDialog })),
);

interface SubmitButtonProps {
	kind: 'tool' | 'prompt' | 'niche';
	/** e.g. "Submit a Tool" */
	children: string;
}

/** Opens the form with which members send a suggestion or a request; the form loads at the first press. */
export function SubmitButton({ kind, children }: SubmitButtonProps) {
	const [opened, setOpened] = useState(false);
	const [wanted, setWanted] = useState(false);
	const open = () => {
		setWanted(true);
		setOpened(true);
	};
	return (
		<>
			<Button onClick={open}>{children}</Button>
			{wanted ? (
				<Suspense>
					<Loaded kind={kind} opened={opened} onClose={() => setOpened(false)} />
				</Suspense>
			) : null}
		</>
	);
}

/** Mounted closed and then opened: only then does the dialog return the focus when it closes. */
function Loaded({ opened, ...others }: ComponentProps<typeof SubmissionDialog>) {
	const mounted = useMounted();
	return <SubmissionDialog {...others} opened={opened && mounted} />;
}
