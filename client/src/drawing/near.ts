import type { Attachment } from 'svelte/attachments';

/** Calls once, when someone has scrolled to within a screen of the element. */
export function whenNear(then: () => void): Attachment {
  return (element) => {
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some((each) => each.isIntersecting)) return;
        watch.disconnect();
        then();
      },
      { rootMargin: '100% 0px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  };
}
