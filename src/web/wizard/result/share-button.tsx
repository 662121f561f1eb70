import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { WebTool } from '#tools/define.ts';
import type { Gaps } from '../suggestions/use-gaps.tsx';

const ShareDialog = lazy(() => import('#web/shares/share-dialog.tsx').then((part) => ({ default: part.ShareDialog })));

interface ShareButtonProps {
	runId: string;
	share: NonNullable<WebTool['share']>;
	gaps: Gaps;
}

/** Opens the dialog with the links for a client; it is loaded at the first press. */
export function ShareButton({ runId, share, gaps }: ShareButtonProps) {
	const [opened, setOpened] = useState(false);
	const [wanted, setWanted] = useState(false);
	return (
		<>
			<Button
				leftSection={<IconShare size={16} aria-hidden />}
				onClick={() => {
					setWanted(true);
					setOpened(true);
				}}
			>
				{share.label}
			</Button>
			{wanted ? (
				<Suspense fallback={null}>
					<ShareDialog runId={runId} share={share} gaps={gaps} opened={opened} onClose={() => setOpened(false)} />
				</Suspense>
			) : null}
		</>
	);
}
