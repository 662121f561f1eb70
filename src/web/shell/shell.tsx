import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SkipLink } from '#ui/skip-link.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useLazyDialog } from '#ui/use-lazy-dialog.ts';
import { PageBoundary } from '#web/page-boundary.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { usePalette } from '#web/palette/use-palette.ts';
import { DeletionNotice } from './deletion-notice.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useCollapsed } from './use-collapsed.ts';

const SidebarDrawer = lazy(() => import('./sidebar-drawer.tsx').then((part) => ({ default: part.SidebarDrawer })));
const Palette = lazy(() => import('#web/palette/palette.tsx').then((part) => ({ default: part.Palette })));

/** The frame of every screen for members: sidebar, top bar, and the page between them. */
export function Shell() {
	const title = usePageTitle();
	const { pathname } = useLocation();
	const { collapsed, toggle } = useCollapsed();
	const drawer = useLazyDialog();
	const palette = usePalette();
	const main = useRef<HTMLElement>(null);
	useFreshPage(pathname, main);

	return (
		<div className={styles.shell} data-collapsed={collapsed || undefined}>
			<SkipLink to="content">Skip to content</SkipLink>
			<div className={styles.aside}>
				<Sidebar collapsed={collapsed} onToggle={toggle} />
			</div>
			{drawer.isNeeded ? (
				<PageBoundary>
					<Suspense>
						<SidebarDrawer opened={drawer.opened} onClose={drawer.close} />
					</Suspense>
				</PageBoundary>
			) : null}
			{palette.opened ? (
				<PageBoundary>
					<Suspense>
						<Palette onClose={palette.close} onGo={palette.go} />
					</Suspense>
				</PageBoundary>
			) : null}
			<div className={styles.column}>
				<TopBar title={title} onOpenDrawer={drawer.open} onSearch={palette.open} />
				<main id="content" ref={main} tabIndex={-1} className={styles.page}>
					<DeletionNotice />
					<PageBoundary key={pathname}>
						<Suspense fallback={<Spinner page />}>
							<Outlet />
						</Suspense>
					</PageBoundary>
				</main>
			</div>
		</div>
	);
}

/** A new page starts at its top, with the focus in it. */
function useFreshPage(pathname: string, main: React.RefObject<HTMLElement | null>) {
	const last = useRef(pathname);
	useEffect(() => {
		if (last.current === pathname) return;
		last.current = pathname;
		window.scrollTo(0, 0);
		main.current?.focus({ preventScroll: true });
	}, [pathname, main]);
}
