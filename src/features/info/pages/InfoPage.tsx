import about from '@content/tentang-kami.md'
import help from '@content/pusat-bantuan.md'
import privacy from '@content/kebijakan-privasi.md'
import terms from '@content/syarat-ketentuan.md'
import { Fragment, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ContactCard } from '@/features/info/components/ContactCard'
import type { TextNode } from '@/features/info/text-node'
import { paths } from '@/lib/address/paths'
import { AppLink } from '@/ui/AppLink'
import prose from '@/ui/text/RichText.module.css'
import classes from './InfoPage.module.css'

const texts: Readonly<Record<string, readonly TextNode[]>> = {
  [paths.about()]: about,
  [paths.help()]: help,
  [paths.terms()]: terms,
  [paths.privacy()]: privacy,
}

/** A text of `content/`, the one of this address, and below it how to reach the organisation. */
export default function InfoPage() {
  const { pathname } = useLocation()
  return (
    <div className={classes.page}>
      <div className={prose.prose}>
        <Nodes nodes={texts[pathname.replace(/\/$/, '')] ?? []} />
      </div>
      <ContactCard />
    </div>
  )
}

function Nodes({ nodes }: { nodes: readonly TextNode[] }) {
  // The text never changes, so its order is a good key.
  // oxlint-disable-next-line local/text-alone -- the same: none of its texts changes, comes or goes
  return nodes.map((node, index) => <Fragment key={index}>{drawn(node)}</Fragment>)
}

function drawn(node: TextNode): ReactNode {
  if (typeof node === 'string') return node
  const content = <Nodes nodes={node.children} />
  if (node.tag !== 'a') return <node.tag>{content}</node.tag>
  if (node.href.startsWith('/')) return <AppLink to={node.href}>{content}</AppLink>
  return (
    <a href={node.href} target="_blank" rel="noopener">
      {content}
    </a>
  )
}
